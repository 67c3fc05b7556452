import Foundation
import StrataKitTesting
import Testing

@testable import StrataSecretSource

/// Tests from `.env` and `.arkana.yml` to a source without a plain key.
@Suite struct SecretSourceTests {
  private static let config = """
    # the document's own
    global_secrets:
      - OpenWeatherMapAPIKey
      - OpenWeatherMapBaseUrl

    environments:
      - name: Development
      - name: Production
    """

  private func configuration(_ text: String = config) throws -> SecretConfiguration {
    try SecretConfiguration(text, name: ".arkana.yml")
  }

  private func source(_ env: String, _ config: String = config) throws -> SecretSource {
    try SecretSource(
      configuration(config), EnvironmentFile(env, name: ".env"), config: ".arkana.yml")
  }

  // MARK: The configuration

  @Test(.mission("W-113"))
  func `an .arkana.yml with namespace, environments and global secrets is parsed`() throws {
    let read = try configuration()
    #expect(read.namespace == "ArkanaKeys")
    #expect(read.globalSecrets == ["OpenWeatherMapAPIKey", "OpenWeatherMapBaseUrl"])
    #expect(read.environments == ["Development", "Production"])
    #expect(read.environmentSecrets.isEmpty)
  }

  @Test func `an .arkana.yml with quotes, comments and indented lists is parsed`() throws {
    let read = try configuration(
      "---\nnamespace: 'Keys'\nresult_path: 'x'\nenvironments:\n  - Debug\n"
        + "environment_secrets:\n  - ServiceKey # why\nglobal_secrets:\n- \"Domain\"\n")
    #expect(read.namespace == "Keys" && read.environments == ["Debug"])
    #expect(read.environmentSecrets == ["ServiceKey"] && read.globalSecrets == ["Domain"])
  }

  @Test(arguments: [
    ("global_secrets:\n  - a b", ".arkana.yml, line 2: the name of a secret or an environment"),
    ("global_secrets:\n  - 1st", ".arkana.yml, line 2: the name of a secret or an environment"),
    ("global_secrets", ".arkana.yml, line 1: each line must be a name with a colon"),
    ("", ".arkana.yml names no secret"), ("environments:\n  - A", ".arkana.yml names no secret"),
  ])
  func `an invalid configuration is reported by its line`(text: String, sentence: String) {
    let error = #expect(throws: SecretSourceError.self) { try configuration(text) }
    #expect(error?.description.hasPrefix(sentence) == true, "\(error?.description ?? "")")
  }

  // MARK: The environment file

  @Test(
    .mission("W-97"),
    arguments: [
      (
        "OpenWeatherMapBaseUrl=u",
        ".env has no line OpenWeatherMapAPIKey=…, but .arkana.yml lists this secret: add the line"
      ),
      ("OpenWeatherMapAPIKey=\nOpenWeatherMapBaseUrl=u", "OpenWeatherMapAPIKey is empty in .env"),
      ("OpenWeatherMapAPIKey=''\nOpenWeatherMapBaseUrl=u", "OpenWeatherMapAPIKey is empty in .env"),
      ("A=planted\nA=planted", ".env sets A twice"),
      ("# why\n\nplanted", ".env, line 3: each line must be NAME=value"),
      ("1A=planted", ".env, line 1: each line must be NAME=value"),
      ("A B=planted", ".env, line 1: each line must be NAME=value"),
      ("A=planted # key", ".env, line 1: put a value with spaces"),
      ("A=\"planted", ".env, line 1: put a value with spaces"),
    ])
  func `an invalid .env is reported by name or line, without its values`(
    env: String, sentence: String
  ) {
    let error = #expect(throws: SecretSourceError.self) { try source(env) }
    #expect(error?.description.hasPrefix(sentence) == true, "\(error?.description ?? "")")
    #expect(error?.description.contains("planted") == false)
  }

  @Test func `quotes, exports, blanks and comments are read as a shell would`() throws {
    let text = "# c\n export A = plain=2 \r\n\nB=\"two words # here\"\nC='it is'\n"
    let file = try EnvironmentFile(text, name: ".env")
    #expect(try file.value("A", askedBy: "x") == "plain=2")
    #expect(try file.value("B", askedBy: "x") == "two words # here")
    #expect(try file.value("C", askedBy: "x") == "it is")
  }

  // MARK: The source

  @Test(arguments: [
    ("OpenWeatherMapAPIKey", "openWeatherMapAPIKey"), ("OPEN_WEATHER_KEY", "openWeatherKey"),
    ("KEY", "key"), ("default", "default"), ("_private", "private"),
  ])
  func `a key's name is converted to a property's name`(name: String, property: String) {
    #expect(SecretName.property(name) == property)
  }

  @Test(.mission("W-92", "W-228", "W-232"))
  func `the generated source names the keys and contains no value in any form`() throws {
    let env =
      "OpenWeatherMapAPIKey=planted-0123456789\nOpenWeatherMapBaseUrl=https://planted.test\n"
    let made = try source(env).swift
    #expect(made.contains("public enum `ArkanaKeys` {"))
    #expect(made.contains("public struct `Global`: Sendable {"))
    #expect(made.contains("public var `openWeatherMapAPIKey`: String {"))
    #expect(made.contains("public struct `Production`: Sendable {"))
    for value in ["planted-0123456789", "https://planted.test"] {
      let bytes = Array(value.utf8)
      let spelled = bytes.map(String.init).joined(separator: ", ")
      #expect(!made.contains(value) && !made.contains(spelled))
      #expect(!made.contains(Data(bytes).base64EncodedString()))
    }
    #expect(try source(env).swift != made, "sealed with a new key each time")
  }

  @Test
  func `the secret of an environment is read from a variable whose name ends with the environment`()
    throws
  {
    let config = "environment_secrets:\n- Token\nenvironments:\n- Debug\n- Release\n"
    #expect(
      throws: SecretSourceError.missing(
        name: "TokenRelease", file: ".env", config: ".arkana.yml")
    ) { try source("TokenDebug=a", config) }
    #expect(try source("TokenDebug=a\nTokenRelease=b", config).count == 2)
  }

  // MARK: The command

  @Test(.mission("W-97", "W-98", "W-111"))
  func `the command writes a file that only its owner can read`() throws {
    let folder = try TemporaryFolder()
    try Data(Self.config.utf8).write(to: folder.file(".arkana.yml"))
    let call = try #require(SecretsCall([]))
    #expect(throws: SecretSourceError.unreadable(file: ".env")) { try call.run(in: folder.url) }
    try Data("OpenWeatherMapAPIKey=planted\nOpenWeatherMapBaseUrl=u".utf8)
      .write(to: folder.file(".env"))
    let said = try call.run(in: folder.url)
    #expect(
      said == "2 keys are sealed in ArkanaKeys/ArkanaKeys/Sources/ArkanaKeys/ArkanaKeys.swift")
    let file = folder.file("ArkanaKeys/ArkanaKeys/Sources/ArkanaKeys/ArkanaKeys.swift")
    let made = try String(contentsOf: file, encoding: .utf8)
    #expect(made.contains("openWeatherMapAPIKey") && !made.contains("planted"))
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect((mode as? NSNumber)?.intValue == 0o600)
  }

  @Test(arguments: [["--nonsense", "x"], ["--env"], ["--env", ""], ["x"]])
  func `unknown arguments are refused`(arguments: [String]) {
    #expect(SecretsCall(arguments) == nil)
  }
}
