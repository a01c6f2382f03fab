@echo off
rem Runs Maven: the installed one if it is new enough, else a copy that is fetched once, checked and kept.
rem   MVNW_REPOURL  another address to fetch from, in place of the folder part of distributionUrl
rem   MVNW_FETCH    1: leave the installed Maven alone
setlocal
set "MVNW_HERE=%~dp0"
set "MVNW_MAVEN="
for /f "usebackq delims=" %%M in (`powershell -NoProfile -ExecutionPolicy Bypass -File "%~dp0.mvn\wrapper\find-maven.ps1"`) do set "MVNW_MAVEN=%%M"
if not defined MVNW_MAVEN exit /b 1
call "%MVNW_MAVEN%" %*
exit /b %ERRORLEVEL%
