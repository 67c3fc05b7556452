import CoreData
import Foundation
import Testing

@testable import CoreData

/// Tests of predicates that are written as formats.
struct PredicateTests {
  private static var apple: [String: Any] {
    [
      "name": "Äpfel", "count": 3, "price": 1.5, "done": false, "tags": ["red", "ripe"],
      "opened": Date(timeIntervalSinceReferenceDate: 100), "list": ["title": "Fruit"],
      "items": [["count": 1], ["count": 4]] as [[String: Any]],
    ]
  }

  @Test(
    arguments: [
      ("count == 3", true), ("count = 3", true), ("count != 3", false), ("count <> 4", true),
      ("count > 2 AND count < 4", true), ("count >= 4 OR price <= 1.5", true),
      ("NOT count == 3", false), ("!(count == 3)", false), ("count == 3 && done == NO", true),
      ("count == 1 || done == YES", false), ("count == 1 or count == 3 and done == no", true),
      ("count BETWEEN {1, 3}", true), ("count BETWEEN {4, 9}", false),
      ("count IN {1, 2, 3}", true), ("NOT count IN {1, 2}", true), ("count NOT IN {3}", false),
      ("name CONTAINS 'pf'", true), ("name CONTAINS[c] 'PF'", true),
      ("name BEGINSWITH 'A'", false), ("name BEGINSWITH[d] 'A'", true),
      ("name beginswith[cd] \"apf\"", true), ("name ENDSWITH 'el'", true),
      ("name LIKE '?pf*'", true), ("name LIKE 'pf*'", false), ("name LIKE[cd] 'A*L'", true),
      ("name MATCHES '.+el'", true), ("name MATCHES 'pf'", false),
      ("name ==[cd] 'apfel'", true), ("missing == nil", true), ("missing != NULL", false),
      ("name != nil", true), ("missing < 3", false), ("list.title == 'Fruit'", true),
      ("ANY tags == 'red'", true), ("ALL tags == 'red'", false), ("NONE tags == 'blue'", true),
      ("SOME items.count > 3", true), ("tags CONTAINS 'ripe'", true), ("'red' IN tags", true),
      ("items.@count == 2", true), ("items.@sum.count == 5", true), ("items.@max.count = 4", true),
      ("tags.@count > 2", false), ("TRUEPREDICATE", true), ("FALSEPREDICATE", false),
      ("(count == 3) AND (name CONTAINS 'x' OR price == 1.5)", true), ("price > -1", true),
      ("name == 'it\\'s'", false),
    ])
  func `an NSPredicate with a format is true for matching objects only`(
    format: String, isTrue: Bool
  ) {
    #expect(NSPredicate(format: format).evaluate(with: Self.apple) == isTrue)
  }

  @Test func `placeholders of a format are replaced by arguments`() {
    func holds(_ format: String, _ arguments: Any?...) -> Bool {
      NSPredicate(format: format, argumentArray: arguments).evaluate(with: Self.apple)
    }
    #expect(holds("count == %d AND name == %@", 3, "Äpfel"))
    #expect(holds("%K == %lld", "count", Int64(3)))
    #expect(holds("%K.title BEGINSWITH %@", "list", "Fr"))
    #expect(holds("count IN %@", [1, 3]) && !holds("count IN %@", Set([1, 2])))
    #expect(holds("opened > %@", Date(timeIntervalSinceReferenceDate: 99)))
    #expect(holds("opened BETWEEN %@", [Date.distantPast, Date.distantFuture]))
    #expect(holds("missing == %@", nil) && holds("price < %f", 1.6))
    #expect(holds("done == %@", NSNumber(value: false)))
    let variable = NSPredicate(format: "count == $wanted")
    #expect(variable.evaluate(with: Self.apple, substitutionVariables: ["wanted": 3]))
  }

  @Test(
    arguments: [
      ("count ==", "the predicate format ends where a value is expected"),
      ("count 3", "a comparison operator, such as ==, is expected before '3'"),
      ("count == 3)", "')' is not expected"), ("(count == 3", "')' is expected before the end"),
      ("name == 'a", "a quoted text has no closing quotation mark"),
      ("name ? 3", "'?' is not understood"),
      (
        "name ==[x] 'a'",
        "'x' is not an option of a comparison: write c to ignore case, d to ignore accents"
      ),
      ("name == %@", "the format has more placeholders than arguments, of which 0 are given"),
      ("name == %y", "'%y' is not understood"), ("count BETWEEN {1}", "BETWEEN needs two values"),
      (
        "SUBQUERY(items, $x, $x.a == 1).@count > 0",
        "SUBQUERY is not supported; filter the fetched objects in Swift"
      ),
      ("now() > 3", "the function now is not supported; filter the fetched objects in Swift"),
    ])
  func `parsing an invalid format throws an error that names the broken rule and the format`(
    format: String, rule: String
  ) throws {
    let problem = try #require(throws: PredicateProblem.self) {
      var parser = try PredicateParser(format)
      _ = try parser.predicate()
    }
    #expect(problem.rule == rule && problem.format == format)
  }

  @Test func `an NSPredicate with an invalid format is false for every object`() {
    let typed = "it's"
    #expect(!NSPredicate(format: "name == '\(typed)'").evaluate(with: ["name": "it's"]))
    #expect(!NSPredicate(format: "count ==").evaluate(with: ["count": 3]))
    #expect(NSPredicate(format: "name == %@", typed).evaluate(with: ["name": "it's"]))
  }

  @Test(arguments: [
    "9223372036854775807", "-9223372036854775808", "9007199254740993",
  ])
  func `an integer of 64 bits is compared exactly`(written: String) throws {
    let number = try #require(Int(written))
    let near = number == .max ? number - 1 : number + 1
    let predicate = NSPredicate(format: "count == \(written)")
    #expect(predicate.evaluate(with: ["count": number]))
    #expect(!predicate.evaluate(with: ["count": near]))
    #expect(predicate.evaluate(with: ["count": NSNumber(value: number)]))
    #expect(!predicate.evaluate(with: ["count": NSNumber(value: near)]))
  }

  @Test func `a number in a format that exceeds 64 bits is compared as a floating-point number`() {
    let predicate = NSPredicate(format: "count < 9223372036854775808")
    #expect(predicate.evaluate(with: ["count": 3]))
    #expect(NSPredicate(format: "count < 1e300").tree != nil)
  }

  @Test func `a column takes an integer of 64 bits exactly`() {
    let type = NSAttributeType.integer64AttributeType
    for number in [Int.max, .min, 9_007_199_254_740_993] {
      #expect(type.column(of: NSNumber(value: number)) == .integer(number))
      #expect(type.column(of: number) == .integer(number))
    }
    #expect(type.column(of: NSNumber(value: 3.0)) == .integer(3))
    #expect(type.column(of: NSNumber(value: 3.5)) == nil && type.column(of: 1e300) == nil)
    #expect(type.column(of: NSNumber(value: UInt64.max)) == nil)
    let decimal = NSDecimalNumber(string: "9007199254740993")
    #expect(type.column(of: decimal) == .integer(9_007_199_254_740_993))
  }

  @Test func `an NSPredicate format with too many arguments is refused`() throws {
    let problem = try #require(throws: PredicateProblem.self) {
      var parser = try PredicateParser("count == %d", [1, 2])
      _ = try parser.predicate()
    }
    #expect(problem.rule == "2 arguments are given, but the format uses 1")
  }

  @Test(
    arguments: [
      "count > 2", "NOT count > 2", "title == 'b'", "title != 'b'", "isDone == YES",
      "isDone != YES", "basket == nil", "basket != nil", "count IN {1, 3}", "NOT count IN {1}",
      "count >= 2 AND (title == 'a' OR isDone == YES)", "title == 'é'", "title CONTAINS 'b'",
      "price == nil", "FALSEPREDICATE OR count < 3",
    ])
  @MainActor func `a predicate fetches the same objects from the store as its evaluation in memory`(
    format: String
  ) throws {
    let context = try Shop.memory().viewContext
    for (index, title) in ["a", "b", "é", "e\u{301}", "bb"].enumerated() {
      let item = Item(context: context)
      (item.title, item.count, item.isDone) = (title, Int16(index), index % 2 == 0)
      if index > 2 { item.basket = Basket(context: context) }
    }
    try context.save()
    let predicate = NSPredicate(format: format)
    let request = Item.fetchRequest()
    let all = try context.fetch(request)
    request.predicate = predicate
    #expect(try context.fetch(request) == all.filter { predicate.evaluate(with: $0) })
  }

  @Test func `comparisons of plain attributes become SQL, text searches and key paths do not`()
    throws
  {
    let entity = try #require(try Shop.model().entitiesByName["Item"])
    func sql(_ format: String) -> String? {
      NSPredicate(format: format).tree?.condition(of: entity)?.text
    }
    #expect(
      sql("count > 2 AND title == 'a'") == "(coalesce(\"count\" > ?, 0) AND (\"title\" IS ?))")
    #expect(sql("NOT basket == nil") == "(NOT (\"basket\" IS ?))")
    #expect(sql("title == 'é'") == nil)
    #expect(sql("title CONTAINS 'a'") == nil)
    #expect(sql("basket.name == 'a'") == nil)
    let parts = [NSPredicate(format: "count == 1"), NSPredicate(format: "isDone == YES")]
    let compound = NSCompoundPredicate(orPredicateWithSubpredicates: parts)
    #expect(
      compound.tree?.condition(of: entity)?.text == "((\"count\" IS ?) OR (\"isDone\" IS ?))")
  }
}
