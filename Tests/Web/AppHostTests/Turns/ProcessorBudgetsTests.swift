import StrataDeviceServices
import Testing

@testable import StrataAppHost

/// Tests of the processor time that devices may use.
struct ProcessorBudgetsTests {
  private static let ann = DeviceID(rawValue: "ann"), bob = DeviceID(rawValue: "bob")

  private func budgets() -> ProcessorBudgets {
    var limits = ProcessorBudgets.Limits()
    (limits.perSecond, limits.activity) = (0.25, .seconds(1))
    return ProcessorBudgets(limits: limits)
  }

  @Test func `a device may save up a second of processor time`() {
    var budgets = budgets()
    budgets.note(Self.ann, at: .zero)
    budgets.note(Self.bob, at: .zero)
    budgets.charge(.milliseconds(999), to: Self.ann, at: .zero)
    #expect(budgets.wait(of: Self.ann, at: .zero) == nil)
    budgets.charge(.milliseconds(2), to: Self.ann, at: .zero)
    #expect(budgets.wait(of: Self.ann, at: .zero) == .milliseconds(4))
    #expect(budgets.wait(of: Self.ann, at: .milliseconds(5)) == nil)
    #expect(budgets.wait(of: Self.bob, at: .zero) == nil)
  }

  @Test func `a device waits only while another is active`() {
    var budgets = budgets()
    budgets.note(Self.bob, at: .zero)
    budgets.note(Self.ann, at: .milliseconds(100))
    budgets.charge(.seconds(2), to: Self.ann, at: .milliseconds(100))
    // It owes a second, but the other counts as active for one second only.
    #expect(budgets.wait(of: Self.ann, at: .milliseconds(100)) == .milliseconds(900))
    #expect(budgets.wait(of: Self.ann, at: .milliseconds(1_000)) == nil)
    budgets.note(Self.bob, at: .milliseconds(1_000))
    #expect(budgets.wait(of: Self.ann, at: .milliseconds(1_000)) != nil)
  }

  @Test func `a device's debt of processor time is limited`() {
    var budgets = budgets()
    budgets.note(Self.ann, at: .zero)
    budgets.charge(.seconds(100), to: Self.ann, at: .zero)
    for second in 1...5 { budgets.note(Self.bob, at: .seconds(second)) }
    #expect(budgets.wait(of: Self.ann, at: .milliseconds(3_999)) != nil)
    #expect(budgets.wait(of: Self.ann, at: .milliseconds(4_001)) == nil)
  }

  @Test func `a device is remembered for a minute, and the number of devices is bounded`() {
    var limits = ProcessorBudgets.Limits()
    limits.capacity = 3
    var budgets = ProcessorBudgets(limits: limits)
    budgets.charge(.milliseconds(1), to: Self.ann, at: .zero)
    #expect(budgets.remembers(Self.ann, at: .seconds(59)))
    #expect(!budgets.remembers(Self.ann, at: .seconds(61)))
    #expect(!budgets.remembers(Self.bob, at: .zero))
    for number in 0..<100 {
      budgets.charge(
        .milliseconds(1), to: DeviceID(rawValue: "\(number)"), at: .seconds(number))
      #expect(budgets.count <= 3)
    }
  }
}
