extension Preset {
  /// The rules for the style of Strata's own apps.
  static let strata = Preset(
    name: "strata", summary: "the strictest rules of all presets, which Strata itself follows",
    json: #"""
      {
        "rules": [
          {"id": "domain-pure", "kind": "imports", "in": "**/Domain/**", "except": "**/*Tests/**", "forbid": ["SwiftUI", "UIKit", "Combine", "CoreLocation", "CoreData", "SwiftData"],
           "says": "Domain imports no framework such as CoreData or Combine", "why": "business rules must not change when a framework is replaced", "try": "put the framework behind a protocol of Domain"},
          {"id": "domain-not-codable", "kind": "conformances", "types": {"in": "**/Domain/**", "except": "**/*Tests/**"}, "forbid": ["Codable", "Decodable", "Encodable"],
           "says": "domain models are not Codable", "why": "otherwise the API's format determines the domain model", "try": "write a DTO in Data and give it toDomain()"},
          {"id": "domain-without-globals", "kind": "globals", "in": "**/Domain/**", "except": "**/*Tests/**", "singletons": true,
           "says": "Domain has no global or static variables and no singletons", "why": "a business rule must return the same result for the same input", "try": "pass the value in as a parameter"},
          {"id": "domain-without-infrastructure", "kind": "mentions", "in": "**/Domain/**", "except": "**/*Tests/**", "forbid": ["URLSession", "URLRequest", "UserDefaults", "FileManager", "JSONDecoder", "JSONEncoder", "ProcessInfo"],
           "says": "Domain uses no networking, storage or coding types", "why": "only Data decides where data comes from", "try": "declare a protocol and implement it in Data"},
          {"id": "no-dto-in-presentation", "kind": "references", "in": "**/Presentation/**", "except": "**/*Tests/**", "forbid": {"in": "**/Data/**", "named": ["*DTO"]},
           "says": "screens use domain models only", "why": "a view that shows a DTO has to change whenever the API does", "try": "use the domain model"},
          {"id": "use-case-default", "kind": "companions", "types": {"in": "**/Domain/**", "kinds": "protocol", "named": "*UseCase", "not": "Has*", "except": "**/*Tests/**"}, "type": "Default{name}",
           "says": "a use case is a protocol with a Default implementation", "why": "tests can replace the implementation", "try": "write 'struct Default…'"},
          {"id": "view-models-observed", "kind": "attributes", "types": {"in": "**/Presentation/**", "kinds": "class", "named": "*ViewModel", "except": "**/*Tests/**"}, "require": ["MainActor", "Observable", "final"],
           "says": "a view model is @MainActor, @Observable and final", "why": "screens read the view model on the main actor and update when it changes", "try": "write '@MainActor @Observable final class'"},
          {"id": "no-observable-object", "kind": "mentions", "in": ["**/Domain/**", "**/Data/**", "**/Presentation/**"], "except": "**/*Tests/**", "forbid": ["ObservableObject", "ObservedObject", "StateObject", "EnvironmentObject", "Published"],
           "says": "no type of an app is an ObservableObject", "why": "@Observable tracks which properties a view reads", "try": "write @Observable"},
          {"id": "no-force", "kind": "constructs", "in": ["**/Domain/**", "**/Data/**", "**/Presentation/**"], "except": "**/*Tests/**", "forbid": ["forceUnwrap", "forceTry", "forceCast"],
           "says": "code does not force-unwrap, force-try or force-cast", "why": "one unexpected value would crash the app", "try": "throw a typed error that names the field"},
          {"id": "no-empty-catch", "kind": "constructs", "in": ["**/Domain/**", "**/Data/**", "**/Presentation/**"], "except": "**/*Tests/**", "forbid": "emptyCatch",
           "says": "no catch block is empty", "why": "otherwise an error goes unnoticed", "try": "report the error, or rethrow it"},
          {"id": "no-completion-handlers", "kind": "parameters", "in": ["**/Domain/**", "**/Data/**", "**/Presentation/**"], "except": "**/*Tests/**", "forbidNames": ["completion*", "completionHandler"],
           "says": "functions are async and take no completion handlers", "why": "async functions propagate errors and cancellation", "try": "make the function async"},
          {"id": "swift-testing", "kind": "imports", "in": "**/*Tests/**", "forbid": "XCTest", "transitive": false,
           "says": "tests use Swift Testing", "why": "all tests are written in the same way", "try": "import Testing"},
          {"id": "no-places-in-logs", "kind": "mentions", "in": ["**/Domain/**", "**/Data/**", "**/Presentation/**"], "except": "**/*Tests/**",
           "forbid": ["print", "debugPrint", "NSLog", "os_log", "log", "debug", "info", "notice", "warning", "fault", "trace", "critical"],
           "with": ["*latitude*", "*longitude*", "*coordinate*"],
           "says": "coordinates are never logged", "why": "other people read logs", "try": "log the event without the location"}
        ]
      }
      """#)
}
