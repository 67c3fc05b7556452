extension Preset {
  /// The rules of the guidelines in document 000 of this project's mission.
  static let featureFirst = Preset(
    name: "feature-first",
    summary: "features that each have UI, Stores, Domain and Data (document 000)",
    json: #"""
      {
        "layers": [
          {"name": "UI", "folder": ["**/Features/*/UI", "**/Shared/UI"], "why": "views show domain models"},
          {"name": "Stores", "folder": "**/Features/*/Stores", "why": "stores hold the state of the screens, in domain models"},
          {"name": "Domain", "folder": "**/Features/*/Domain", "why": "domain models depend on no other layer, and on no framework but Foundation"},
          {"name": "Data", "folder": "**/Features/*/Data", "why": "this layer contains DTOs, mappers, repositories and data sources"}
        ],
        "outside": [
          {"paths": ["**/App/**", "*/*App.swift", "*/*/*App.swift"], "why": "these files create and connect the features, so they may use all of them"},
          {"paths": ["**/Shared/**"], "why": "these files contain code that every feature may use and that belongs to no feature"},
          {"paths": ["**/Mocks/**"], "why": "mocks replace parts of the app in previews and tests"},
          {"paths": ["**/Resources/**"], "why": "these files contain texts and images, and the symbols generated from them"}
        ],
        "rules": [
          {"id": "no-dto-in-ui", "kind": "references", "in": ["UI", "Stores"], "forbid": {"in": "**/Data/DTOs/**"}, "rows": ["S0-08", "S0-144"],
           "says": "views and stores use domain models only", "why": "a view that shows a DTO has to change whenever the API does", "try": "map the DTO in the repository and use the domain model"},
          {"id": "domain-models", "kind": "names", "types": {"in": "**/Domain/Models/**", "kinds": "struct", "nested": false}, "named": "*Model", "rows": ["S0-17"],
           "says": "Domain/Models holds …Model types", "why": "the name shows that the type is a domain model", "try": "rename the type to …Model"},
          {"id": "domain-not-codable", "kind": "conformances", "types": {"in": "Domain"}, "forbid": ["Codable", "Decodable", "Encodable"], "rows": ["S0-17", "S0-32", "S0-141", "S0-145"],
           "says": "domain models are not Codable", "why": "otherwise the API's format determines the domain model", "try": "write a DTO and map it to the domain model"},
          {"id": "dto-codable", "kind": "conformances", "types": {"in": "**/Data/DTOs/**", "kinds": "struct"}, "requireOneOf": ["Codable", "Decodable", "Encodable"], "rows": ["S0-18"],
           "says": "Data/DTOs holds Codable types", "why": "DTOs are what is sent and stored", "try": "add Codable to the type, or move the type out of Data/DTOs"},
          {"id": "dto-names", "kind": "names", "types": {"in": "**/Data/DTOs/**", "kinds": "struct", "nested": false}, "named": "*DTO", "rows": ["S0-18"],
           "says": "DTOs are called …DTO", "why": "the name shows that the type represents external data", "try": "rename the type to …DTO"},
          {"id": "domain-pure", "kind": "imports", "in": "Domain", "allow": "Foundation", "allowLayers": "Domain", "rows": ["S0-32", "S0-141"],
           "says": "Domain has no external dependencies", "why": "business rules must not change when a framework is replaced", "try": "move the code that needs the framework to Data or UI"},
          {"id": "repository-boundary", "kind": "leaks", "types": {"in": "**/Features/**", "kinds": "protocol", "named": "*Repository"}, "forbid": {"in": "**/Data/DTOs/**"}, "rows": ["S0-69"],
           "says": "repository protocols mention domain models only", "why": "repository protocols are the boundary of the domain", "try": "return the domain model instead of the DTO"},
          {"id": "mapping-in-repositories", "kind": "references", "in": ["UI", "Stores", "Domain", "**/Data/DataSources/**"], "forbid": {"in": "**/Data/Mappers/**"}, "rows": ["S0-79"],
           "says": "DTOs are mapped in the repository layer", "why": "the mapping is then in one place", "try": "return the DTO and map it in the repository"},
          {"id": "data-source-protocols", "kind": "conformances", "severity": "warning", "types": {"in": "**/Data/DataSources/**", "kinds": ["class", "struct", "actor"], "named": "*DataSource*", "nested": false}, "requireOneOf": "*DataSource*", "orOwnProtocol": true, "rows": ["S0-81"],
           "says": "every data source implements a protocol of its own", "why": "a repository can then use any data source that conforms to the protocol", "try": "declare the protocol and conform to it"},
          {"id": "shared-state-in-actors", "kind": "kinds", "severity": "warning", "types": {"in": "Data", "kinds": ["class", "actor"], "named": "*Cache*", "not": ["*Cached*", "*Cacheable*"], "nested": false, "mutable": true, "unless": ["MainActor", "Model"]}, "allow": "actor", "rows": ["S0-94"],
           "says": "caches are actors", "why": "state that several tasks share needs protection from data races", "try": "make the cache an actor"},
          {"id": "mapper-tests", "kind": "companions", "severity": "warning", "types": {"in": "**/Data/Mappers/**", "nested": false, "named": "*Mapper"}, "mentionedIn": "**/*Tests/**", "rows": ["S0-134"],
           "says": "mappers have tests", "why": "wrong mappings are a common source of errors", "try": "write {name}Tests"},
          {"id": "repository-tests", "kind": "companions", "severity": "warning", "types": {"in": "**/Data/Repositories/**", "nested": false, "named": "*RepositoryImpl"}, "mentionedIn": "**/*Tests/**", "rows": ["S0-134"],
           "says": "repositories have tests", "why": "repositories decide what is fetched and what is stored", "try": "write {name}Tests"},
          {"id": "external-data-in-dtos", "kind": "conformances", "types": {"in": "**/Features/**", "except": "**/Data/DTOs/**"}, "forbid": ["Codable", "Decodable", "Encodable"], "rows": ["S0-140"],
           "says": "only DTOs are Codable", "why": "APIs, files and databases can change at any time", "try": "move the Codable type to Data/DTOs"},
          {"id": "stores-observable", "kind": "attributes", "types": {"in": "Stores", "kinds": "class", "named": "*Store"}, "require": "Observable", "rows": ["S0-142"],
           "says": "stores are @Observable", "why": "views update when a property that they read changes", "try": "write @Observable before 'class'"},
          {"id": "repository-pattern", "kind": "companions", "types": {"in": "**/Features/**", "kinds": "protocol", "named": "*Repository"}, "type": "{name}Impl", "rows": ["S0-143"],
           "says": "a repository is a protocol with an …Impl", "why": "the source of the data can then change while its callers stay the same", "try": "write a type …Impl that conforms to the protocol"},
          {"id": "no-skipped-mapping", "kind": "references", "severity": "warning", "in": ["UI", "Stores"], "forbid": {"in": "**/Data/DataSources/**", "kinds": ["class", "struct", "actor", "protocol"]}, "debug": false, "rows": ["S0-146"],
           "says": "views and stores do not use data sources directly", "why": "the mapping of DTOs to domain models would be skipped", "try": "use the repository instead"},
          {"id": "domain-without-api", "kind": "mentions", "severity": "warning", "in": "Domain", "forbid": ["URLSession", "URLRequest", "HTTPURLResponse", "JSONDecoder", "JSONEncoder", "JSONSerialization"], "rows": ["S0-147"],
           "says": "Domain uses no networking or JSON types", "why": "an API can change at any time", "try": "move the code to Data"},
          {"id": "no-observable-object", "kind": "mentions", "forbid": ["ObservableObject", "ObservedObject", "StateObject", "EnvironmentObject", "Published"], "rows": ["S0-148"],
           "says": "new code uses @Observable, not ObservableObject", "why": "since iOS 17, @Observable updates only the views that read a changed property", "try": "write @Observable, @State and @Environment"},
          {"id": "no-god-objects", "kind": "sizes", "severity": "warning", "types": {"kinds": ["class", "struct", "actor"]}, "lines": "400", "members": "8", "rows": ["S0-149"],
           "says": "no type has more than 400 lines of code", "why": "a type with too many tasks has to be changed for too many reasons", "try": "move a part of the type into another type"},
          {"id": "no-empty-catch", "kind": "constructs", "severity": "warning", "forbid": "emptyCatch", "rows": ["S0-150"],
           "says": "no catch block is empty", "why": "otherwise an error goes unnoticed", "try": "report the error, or rethrow it"},
          {"id": "store-tests", "kind": "companions", "severity": "warning", "types": {"in": "Stores", "kinds": "class", "named": "*Store"}, "mentionedIn": "**/*Tests/**", "rows": ["S0-151"],
           "says": "stores have tests", "why": "stores contain business logic, which has to be tested", "try": "write {name}Tests"}
        ]
      }
      """#)
}
