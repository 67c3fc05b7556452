import Foundation
import StrataFoundationAdditions
import Testing

@Suite struct UserDefaultsTests {
  @Test func `a UserDefaults value set for a key is read back, and setting nil removes it`() throws
  {
    let name = "UserDefaultsTests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.setValue(1500, forKey: "seconds")
    #expect(defaults.integer(forKey: "seconds") == 1500)
    #expect(defaults.value(forKey: "seconds") as? Int == 1500)
    defaults.setValue(nil, forKey: "seconds")
    #expect(defaults.value(forKey: "seconds") == nil)
  }
}
