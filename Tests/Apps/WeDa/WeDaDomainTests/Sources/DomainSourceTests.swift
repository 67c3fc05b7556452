import StrataKitTesting
import Testing

/// Tests of the rules of the documents for the sources of the domain and the data layer.
struct DomainSourceTests {
  private static let coding: Set = ["Codable", "Decodable", "Encodable", "CodingKey"]

  @Test(.mission("S0-32", "S0-141", "S0-145"))
  func `no domain model is Codable`() throws {
    for file in try SourceFile.all(in: "Apps/WeDa/Domain") {
      let isPlain = Self.coding.isDisjoint(with: file.words)
      #expect(isPlain, "\(file.path)")
    }
  }

  @Test(.mission("S0-140"))
  func `every Codable type of the data layer is a DTO`() throws {
    let files = try SourceFile.all(in: "Apps/WeDa/Data")
    let coded = files.flatMap(\.declarations).filter {
      !["Codable", "Decodable", "Encodable"].filter($0.conformances.contains).isEmpty
    }
    #expect(coded.count > 10)
    for type in coded { #expect(type.name.hasSuffix("DTO"), "\(type.name)") }
  }

  @Test(.mission("S0-10", "S0-12", "S0-143", "W-61", "W-223"))
  func `every repository protocol is in the domain and implemented by the data layer`() throws {
    let domain = try SourceFile.all(in: "Apps/WeDa/Domain").flatMap(\.declarations)
    let data = try SourceFile.all(in: "Apps/WeDa/Data").flatMap(\.declarations)
    let protocols = domain.filter { $0.kind == "protocol" && $0.name.hasSuffix("Repository") }
    #expect(protocols.count >= 5)
    for one in protocols {
      let isImplemented = data.contains { $0.conformances.contains(one.name) }
      #expect(isImplemented, "\(one.name)")
    }
    let astray = data.filter { $0.kind == "protocol" && $0.name.hasSuffix("Repository") }
    #expect(astray.isEmpty, "\(astray.map(\.name))")
  }

  @Test(.mission("S0-12", "S0-147"))
  func `the domain imports only Foundation and names no service, format or DTO`() throws {
    let files = try SourceFile.all(in: "Apps/WeDa/Domain")
    #expect(files.count > 20)
    for file in files {
      let astray = file.imports.filter { $0 != "Foundation" }
      #expect(astray.isEmpty, "\(file.path) imports \(astray)")
      let outside = file.words.filter(Self.isOutside)
      #expect(outside.isEmpty, "\(file.path) names \(outside)")
    }
    let data = try SourceFile.all(in: "Apps/WeDa/Data")
    #expect(data.flatMap(\.imports).contains { $0 != "Foundation" })
    #expect(data.flatMap(\.words).contains(where: Self.isOutside))
  }

  private static func isOutside(_ word: String) -> Bool {
    let services: Set = [
      "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "JSONDecoder", "JSONEncoder",
      "JSONSerialization", "FileManager", "UserDefaults", "Endpoint", "APIClient",
    ]
    return services.contains(word) || word.hasSuffix("DTO")
  }

  @Test(.mission("S0-69"))
  func `repository protocols have only domain types in their signatures`() throws {
    let files = try SourceFile.all(in: "Apps/WeDa/Domain").filter { !$0.isOnlyForDebugging }
    let own = Set(files.flatMap(\.declarations).map(\.name))
    let plain: Set = ["AsyncStream", "Bool", "Int", "Sendable", "Set", "String"]
    let signatures = files.flatMap { $0.signatures(ofProtocolsEnding: "Repository") }
    #expect(signatures.count >= 5)
    for (name, types) in signatures {
      #expect(!types.isEmpty, "\(name)")
      let astray = types.subtracting(own).subtracting(plain)
      #expect(astray.isEmpty, "\(name) names \(astray)")
    }
  }

  @Test(.mission("S0-81"))
  func `each kind of data source has its own protocol`() throws {
    let data = try SourceFile.all(in: "Apps/WeDa/Data").flatMap(\.declarations)
    let protocols = data.filter { $0.kind == "protocol" && $0.name.hasSuffix("DataSource") }
    let names = Set(protocols.map(\.name))
    #expect(
      names == ["WeatherRemoteDataSource", "WeatherLocalDataSource", "WeatherCacheDataSource"])
    for one in protocols { #expect(one.conformances == ["Sendable"], "\(one.name)") }
    for type in data where type.kind != "protocol" {
      let kept = type.conformances.filter(names.contains)
      #expect(kept.count <= 1, "\(type.name) is \(kept)")
    }
    for name in names {
      #expect(data.contains { $0.conformances.contains(name) }, "\(name)")
    }
  }

  @Test(.mission("S0-151"))
  func `every use case protocol has a default implementation that a test names`() throws {
    let domain = try SourceFile.all(in: "Apps/WeDa/Domain").flatMap(\.declarations)
    let tests = Set(try SourceFile.all(in: "Tests/Apps/WeDa").flatMap(\.words))
    let protocols = domain.filter {
      $0.kind == "protocol" && $0.name.hasSuffix("UseCase") && !$0.name.hasPrefix("Has")
    }
    #expect(protocols.count >= 10)
    for one in protocols {
      let made = domain.filter { $0.kind != "protocol" && $0.conformances.contains(one.name) }
      let isMade = made.contains { $0.name == "Default\(one.name)" }
      #expect(isMade, "\(one.name)")
      let isTested = tests.contains("Default\(one.name)")
      #expect(isTested, "no test names Default\(one.name)")
      let isProvided = domain.contains { $0.name == "Has\(one.name)" }
      #expect(isProvided, "\(one.name)")
    }
  }
}
