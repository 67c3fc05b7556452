import Testing

@testable import StrataWebPush

@Suite struct PushSettingsTests {
  @Test func `without settings only the browsers' push services are allowed`() throws {
    let settings = try PushSettings([:])
    #expect(settings.services.isEmpty && settings.contact == "https://localhost/")
  }

  @Test func `push services and the contact are read from the settings`() throws {
    let settings = try PushSettings([
      "STRATA_PUSH_SERVICES": "http://127.0.0.1:9000, https://push.example",
      "STRATA_PUSH_CONTACT": "mailto:me@example.org",
    ])
    #expect(settings.services == ["http://127.0.0.1:9000", "https://push.example"])
    #expect(settings.contact == "mailto:me@example.org")
  }

  @Test(arguments: ["nonsense", "ftp://a", "http://", "https://a,nonsense"])
  func `an invalid push service is named in the error`(text: String) {
    let value = text.split(separator: ",").last.map(String.init) ?? text
    #expect(
      throws: InvalidPushSetting(
        name: "STRATA_PUSH_SERVICES", value: value, rule: "an address such as https://host:port")
    ) { try PushSettings(["STRATA_PUSH_SERVICES": text]) }
  }

  @Test(arguments: ["nonsense", "mailto:", "mailto:a@b c", "mailto:@b", "http://a"])
  func `an invalid contact is refused`(text: String) {
    #expect(throws: InvalidPushSetting.self) { try PushSettings(["STRATA_PUSH_CONTACT": text]) }
  }
}
