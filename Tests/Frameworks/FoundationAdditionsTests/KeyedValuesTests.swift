import Foundation
import StrataFoundationAdditions
import Testing

/// Tests of what a copied source reads by the name of a property.
@Suite struct KeyedValuesTests {
  private class Person: NSObject {
    let name = "Ada"
    let nickname: String? = nil
    let town: String? = "London"
    var age: Int { 36 }
  }

  private final class Friend: Person {
    let since = 1840
  }

  @Test func `a stored property of an object, or of its superclass, is found by its name`() {
    let values = _KeyedValues(Friend() as Any?)
    #expect(values.value(forKey: "since") as? Int == 1840)
    #expect(values.value(forKey: "name") as? String == "Ada")
    #expect(values.value(forKey: "town") as? String == "London")
  }

  @Test func `an empty, computed or unknown property has no value, nor has nil`() {
    let values = _KeyedValues(Person() as Any?)
    #expect(values.value(forKey: "nickname") == nil)
    #expect(values.value(forKey: "age") == nil)
    #expect(values.value(forKey: "labelValuePair") == nil)
    #expect(_KeyedValues(nil).value(forKey: "name") == nil)
  }
}
