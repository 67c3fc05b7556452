extension Preset {
  /// The rules of the guide in document 002 of this project's mission.
  static let dashboard = Preset(
    name: "dashboard", summary: "MVVM with services, secrets and privacy (document 002)",
    json: #"""
      {
        "layers": [
          {"name": "ViewModels", "folder": "**/ViewModels", "why": "view models contain business logic and state, but no views"},
          {"name": "Services", "folder": "**/Services", "why": "services access the API and stored data"},
          {"name": "Models", "folder": "**/Models", "why": "models represent the data that the API returns"},
          {"name": "Views", "folder": "**/Views", "why": "views are the screens of the app, and contain no business logic"}
        ],
        "outside": [
          {"paths": ["**/Application/**", "*/*App.swift", "*/*/*App.swift"], "why": "these files create and connect the layers, so they may use all of them"},
          {"paths": ["**/Dependencies/**"], "why": "these files contain helpers from which services are built"},
          {"paths": ["**/UI/Common/**", "**/Shared/**", "**/UITestIDs.swift"], "why": "these files contain views that several screens share"},
          {"paths": ["**/Resources/**"], "why": "these files contain texts and images, and the symbols generated from them"}
        ],
        "rules": [
          {"id": "view-models-without-ui", "kind": "imports", "in": "ViewModels", "forbid": ["SwiftUI", "UIKit"], "transitive": false, "rows": ["W-60"],
           "says": "view models import neither UIKit nor SwiftUI", "why": "view models are tested without a screen", "try": "import Combine or Observation, and move the view code to Views"},
          {"id": "models-codable", "kind": "conformances", "types": {"in": "Models", "kinds": "struct"}, "requireOneOf": ["Codable", "Decodable"], "rows": ["W-62"],
           "says": "models are Decodable", "why": "models represent the API's data", "try": "add Codable to the type"},
          {"id": "models-structs", "kind": "kinds", "types": {"in": "Models"}, "allow": ["struct", "enum"], "rows": ["W-62"],
           "says": "models are structs", "why": "models are pure data", "try": "make the type a struct"},
          {"id": "models-without-logic", "kind": "members", "types": {"in": "Models", "kinds": "struct"}, "forbid": [{"kinds": "func"}], "rows": ["W-62"],
           "says": "models have no business logic", "why": "models are pure data", "try": "move the function to a service or a view model"},
          {"id": "protocols-injected", "kind": "parameters", "of": "init", "types": "*ViewModel", "forbidTypes": {"kinds": ["class", "struct", "actor"], "named": ["*Service", "*Manager", "*Repository", "*Client"]}, "rows": ["W-63", "W-224"],
           "says": "view models take protocols, not classes", "why": "a test can then pass a mock", "try": "make a protocol the parameter's type; keep the class as the default value"},
          {"id": "view-models-on-main-actor", "kind": "attributes", "types": {"kinds": "class", "named": "*ViewModel"}, "require": "MainActor", "rows": ["W-67"],
           "says": "view models are @MainActor", "why": "screens may only be changed on the main thread", "try": "write @MainActor before 'class'"},
          {"id": "test-ids-by-screen", "kind": "members", "types": {"named": "UITestIDs", "nested": false}, "require": [{"kinds": ["enum", "struct"], "named": "*View"}], "rows": ["W-90"],
           "says": "UITestIDs are organised by screen", "why": "a test finds the identifiers of a screen in one place", "try": "nest an enum for each view in UITestIDs"},
          {"id": "test-ids-used", "kind": "strings", "callees": "accessibilityIdentifier", "rows": ["W-226"],
           "says": "identifiers come from UITestIDs", "why": "tests and screens then use the same constant", "try": "add the identifier to UITestIDs and use that constant"},
          {"id": "no-secrets-in-git", "kind": "files", "forbid": ["**/.env", "**/.env.local", "**/*.p12", "**/*.mobileprovision", "**/Secrets.plist"], "unlessIgnored": true, "rows": ["W-93", "W-230"],
           "says": "secrets are not in git", "why": "a secret stays in git's history for ever", "try": "name the file in .gitignore and change the secret"},
          {"id": "env-ignored", "kind": "texts", "files": ".gitignore", "require": ".env", "rows": ["W-230"],
           "says": ".gitignore names .env", "why": "a committed .env file makes its secrets public", "try": "add a line '.env'"},
          {"id": "file-headers", "kind": "texts", "files": "**/*.swift", "header": ["{file}", "WeDaApp", "Created by Your Name", "Copyright © 2025 Dollar General. All rights reserved."], "rows": ["W-138"],
           "says": "every Swift file begins with the header", "why": "the header states the file's owner", "try": "add the header's four lines"},
          {"id": "date-formatter-once", "kind": "mentions", "severity": "warning", "forbid": "DateFormatter", "inFunctions": true, "rows": ["W-145"],
           "says": "a DateFormatter is created once", "why": "creating a DateFormatter is slow", "try": "store the DateFormatter in a static let"},
          {"id": "final-classes", "kind": "attributes", "types": {"kinds": "class"}, "require": "final", "rows": ["W-153"],
           "says": "classes are final", "why": "calls of the methods of a final class need no dynamic dispatch", "try": "write final before 'class'"},
          {"id": "test-names", "kind": "names", "severity": "warning", "types": {"in": "**/*Tests/**", "kinds": "func", "named": "test*", "not": ["testing*", "tested*", "testable*", "* *"], "withoutParameters": true}, "named": "test_*_*", "rows": ["W-208"],
           "says": "tests are called test_method_expectation", "why": "the name of a failed test then says what broke", "try": "rename the test"},
          {"id": "tests-share-nothing", "kind": "globals", "severity": "warning", "in": "**/*Tests/**", "except": "**/main.swift", "rows": ["W-213"],
           "says": "tests have no global or static variables", "why": "one test must not affect another", "try": "make the variable a property of the test class, and set it in setUp"},
          {"id": "services-have-protocols", "kind": "conformances", "severity": "warning", "types": {"in": "Services", "kinds": ["class", "actor"], "named": ["*Service", "*Manager"], "unless": ["private", "fileprivate"], "nested": false}, "requireOneOf": "*Protocol", "orOwnProtocol": true, "rows": ["W-223"],
           "says": "a service implements a protocol", "why": "tests can replace the implementation", "try": "declare …Protocol and conform to it"},
          {"id": "api-error", "kind": "names", "types": {"conforming": "Error"}, "named": "APIError", "rows": ["W-225"],
           "says": "errors are cases of APIError", "why": "a screen then has to handle only one type of error", "try": "add a case to APIError"},
          {"id": "no-keys-in-code", "kind": "strings", "names": ["*apikey*", "*api_key*", "*secret*", "*token*", "*password*", "appid"], "atLeast": "16", "secrets": true, "rows": ["W-227"],
           "says": "the source contains no API keys, tokens or passwords", "why": "everyone who has the app or the repository can read the key", "try": "use Arkana's generated keys"},
          {"id": "arkana", "kind": "files", "require": "**/.arkana.yml", "rows": ["W-228", "W-232"],
           "says": "Arkana encrypts the build-time keys", "why": "the app then contains the keys encrypted with AES-256, not as plain text", "try": "add .arkana.yml and run the program arkana"},
          {"id": "keychain-manager", "kind": "files", "require": "**/KeychainManager.swift", "rows": ["W-229", "W-233"],
           "says": "secrets at run time are kept by KeychainManager", "why": "the Keychain is encrypted, UserDefaults is not", "try": "write a type KeychainManager, and call it"},
          {"id": "keychain-in-one-place", "kind": "mentions", "forbid": ["SecItemAdd", "SecItemUpdate", "SecItemDelete", "SecItemCopyMatching"], "except": "**/KeychainManager.swift", "rows": ["W-229", "W-233"],
           "says": "only KeychainManager calls the Keychain", "why": "only KeychainManager then has to be reviewed", "try": "call KeychainManager"},
          {"id": "no-places-in-logs", "kind": "mentions", "rows": ["W-231", "W-237"],
           "forbid": ["print", "debugPrint", "dump", "NSLog", "os_log", "log", "debug", "info", "notice", "warning", "error", "fault", "trace", "critical", "logEvent", "track"],
           "with": ["*latitude*", "*longitude*", "*coordinate*", "lat", "lon", "lng"],
           "withNames": ["lat", "lon", "lng", "coords", "coord", "latlon*", "latlng*", "location", "locations", "*userlocation", "*lastlocation", "*currentlocation", "*mylocation", "*homelocation", "*cllocation", "*lastknownlocation", "*userposition", "*currentposition", "geohash"],
           "says": "coordinates are never logged", "why": "other people read logs (MSTG-STORAGE-1)", "try": "log the event without the location"},
          {"id": "no-secrets-in-logs", "kind": "mentions", "rows": ["W-234"],
           "forbid": ["print", "debugPrint", "dump", "NSLog", "os_log", "log", "debug", "info", "notice", "warning", "error", "fault", "trace", "critical"],
           "with": ["*apikey*", "*token", "*tokens", "*token *", "*token:*", "*token=*", "*token,*", "*token_*", "*tokenstring*", "*tokenvalue*", "*tokendata*", "*password*", "*secret*", "*email*"],
           "says": "tokens, passwords, secrets and email addresses are never logged", "why": "other people read logs (MSTG-STORAGE-3)", "try": "log the event without these values"},
          {"id": "location-words", "kind": "plist", "values": {"NSLocationWhenInUseUsageDescription": "Allow location access to automatically show weather for your area"}, "rows": ["W-238"],
           "says": "Info.plist says why the app asks for the location", "why": "iOS shows this text, and does not allow access without it", "try": "set NSLocationWhenInUseUsageDescription"}
        ]
      }
      """#)
}
