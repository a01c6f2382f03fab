/// Catalogues, packs and battle files: the only home of JSON.
package baseplate.data;
