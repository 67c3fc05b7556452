import Foundation
import Testing

@testable import UIKit

@MainActor struct ClassMakerTests {
  final class Mine: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.text = "made"
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Delegate: NSObject {
    var number = 0
    override init() {
      super.init()
      number = 7
    }
  }

  @Test func `a registered cell class is created by the initializer that it overrides`() {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(Mine.self, forCellReuseIdentifier: "mine")
    let cell = table.dequeueReusableCell(withIdentifier: "mine")
    #expect((cell as? Mine)?.label.text == "made")
    #expect(cell?.reuseIdentifier == "mine")
    #expect(ClassMaker.make(Delegate.self).number == 7)
    #expect(type(of: ClassMaker.make(UILabel.self)) == UILabel.self)
  }
}
