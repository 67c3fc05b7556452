import Testing

@testable import StrataWebPush

@Suite struct PushSettingsTests {
  @Test func `without a word the browsers' services are asked`() throws {
    let settings = try PushSettings([:])
    #expect(settings.services.isEmpty && settings.contact == "https://localhost/")
  }

  @Test func `services and the contact are taken as they are named`() throws {
    let settings = try PushSettings([
      "STRATA_PUSH_SERVICES": "http://127.0.0.1:9000, https://push.example",
      "STRATA_PUSH_CONTACT": "mailto:me@example.org",
    ])
    #expect(settings.services == ["http://127.0.0.1:9000", "https://push.example"])
    #expect(settings.contact == "mailto:me@example.org")
  }

  @Test(arguments: ["nonsense", "ftp://a", "http://", "https://a,nonsense"])
  func `a service that is no address is refused by name`(text: String) {
    let value = text.split(separator: ",").last.map(String.init) ?? text
    #expect(
      throws: InvalidPushSetting(
        name: "STRATA_PUSH_SERVICES", value: value, rule: "an address such as https://host:port")
    ) { try PushSettings(["STRATA_PUSH_SERVICES": text]) }
  }

  @Test(arguments: ["nonsense", "mailto:", "mailto:a@b c", "mailto:@b", "http://a"])
  func `a contact that nobody can write to is refused by name`(text: String) {
    #expect(throws: InvalidPushSetting.self) { try PushSettings(["STRATA_PUSH_CONTACT": text]) }
  }
}
