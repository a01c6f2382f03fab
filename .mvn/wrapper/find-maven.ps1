# Prints the path of a Maven that is new enough, fetching it once where none is installed. Called by mvnw.cmd.
$ErrorActionPreference = 'Stop'
$ProgressPreference = 'SilentlyContinue'
$properties = ConvertFrom-StringData (Get-Content -Raw (Join-Path $PSScriptRoot 'maven-wrapper.properties'))

function Stop-With([string] $message) {
  [Console]::Error.WriteLine("mvnw: $message")
  exit 1
}

if ($env:MVNW_FETCH -ne '1') {
  $installed = Get-Command mvn.cmd -ErrorAction SilentlyContinue
  if ($installed) {
    $said = (& $installed.Source --version 2>$null | Out-String)
    if ($said -match 'Apache Maven (\d+\.\d+\.\d+)' -and [version] $Matches[1] -ge [version] $properties.minimumVersion) {
      $installed.Source
      exit 0
    }
  }
}

$user = if ($env:MAVEN_USER_HOME) { $env:MAVEN_USER_HOME } else { Join-Path $HOME '.m2' }
$dists = Join-Path $user 'wrapper\dists'
$kept = Join-Path $dists "baseplate-maven-$($properties.distributionVersion)"
$maven = Join-Path $kept 'bin\mvn.cmd'
if (-not (Test-Path $maven)) {
  $url = $properties.distributionUrl
  if ($env:MVNW_REPOURL) { $url = $env:MVNW_REPOURL.TrimEnd('/') + '/' + $url.Split('/')[-1] }
  $work = Join-Path $dists ([guid]::NewGuid().ToString())
  New-Item -ItemType Directory -Force $work | Out-Null
  try {
    $file = Join-Path $work 'maven.tar.gz'
    try { Invoke-WebRequest -UseBasicParsing -Uri $url -OutFile $file }
    catch { Stop-With "cannot fetch ${url}: install Maven $($properties.minimumVersion) or newer, or set MVNW_REPOURL" }
    if ((Get-FileHash -Algorithm SHA512 $file).Hash -ne $properties.distributionSha512Sum) {
      Stop-With "$url is not the file that it should be: its SHA-512 differs from maven-wrapper.properties"
    }
    tar -xzf $file -C $work
    Move-Item (Join-Path $work "apache-maven-$($properties.distributionVersion)") $kept
  }
  finally { Remove-Item -Recurse -Force $work }
}
$maven
