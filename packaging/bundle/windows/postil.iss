; Installer for Windows by Inno Setup 6: for one user, or for all with administrator's rights.
;   iscc /DVersion=0.1.0 postil.iss
; Projects and settings lie in the user's own folders: upgrade and removal leave them alone.

#define Bundle "..\..\..\build\bundle"

[Setup]
AppId={{6B0B5B0E-6C0E-4C0B-9C3B-2D3F6A1E7F11}
AppName=Postil
AppVersion={#Version}
DefaultDirName={autopf}\Postil
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
LicenseFile=..\..\..\LICENSE
SetupIconFile={#Bundle}\icons\postil.ico
UninstallDisplayIcon={app}\postil-desk.exe
OutputDir=..\..\..\dist
OutputBaseFilename=postil-{#Version}-windows
Compression=lzma2/max
SolidCompression=yes
ChangesAssociations=yes
CloseApplications=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"

[Files]
Source: "{#Bundle}\folder\postil\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[InstallDelete]
; What an older version had and this one has not would be loaded with it.
Type: filesandordirs; Name: "{app}\lib"

[Icons]
Name: "{autoprograms}\Postil"; Filename: "{app}\postil-desk.exe"

[Registry]
; Postil's own files are opened by it; those of other programs only offer it in "Open with".
Root: HKA; Subkey: "Software\Classes\Postil.Engine"; ValueType: string; ValueData: "Postil engine"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Postil.Engine\shell\open\command"; ValueType: string; ValueData: """{app}\postil-desk.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\Postil.Engine\DefaultIcon"; ValueType: string; ValueData: "{app}\postil-desk.exe,0"
Root: HKA; Subkey: "Software\Classes\.postil"; ValueType: string; ValueData: "Postil.Engine"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Postil.Project"; ValueType: string; ValueData: "Postil project package"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Postil.Project\shell\open\command"; ValueType: string; ValueData: """{app}\postil-desk.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\Postil.Project\DefaultIcon"; ValueType: string; ValueData: "{app}\postil-desk.exe,0"
Root: HKA; Subkey: "Software\Classes\.postilproject"; ValueType: string; ValueData: "Postil.Project"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Applications\postil-desk.exe\shell\open\command"; ValueType: string; ValueData: """{app}\postil-desk.exe"" ""%1"""; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Applications\postil-desk.exe\SupportedTypes"; ValueType: string; ValueName: ".tmx"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\postil-desk.exe\SupportedTypes"; ValueType: string; ValueName: ".xlf"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\postil-desk.exe\SupportedTypes"; ValueType: string; ValueName: ".xliff"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\postil-desk.exe\SupportedTypes"; ValueType: string; ValueName: ".sdlxliff"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\postil-desk.exe\SupportedTypes"; ValueType: string; ValueName: ".mqxliff"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\postil-desk.exe\SupportedTypes"; ValueType: string; ValueName: ".mxliff"; ValueData: ""

[Run]
Filename: "{app}\postil-desk.exe"; Description: "{cm:LaunchProgram,Postil}"; Flags: nowait postinstall skipifsilent
