/// A first-in, first-out queue with amortized constant cost.
struct Turns<Member> {
  private var members: [Member] = []
  private var first = 0

  var isEmpty: Bool { first == members.count }

  mutating func append(_ member: Member) { members.append(member) }

  mutating func popFirst() -> Member? {
    guard first < members.count else { return nil }
    defer { forgetTaken() }
    first += 1
    return members[first - 1]
  }

  private mutating func forgetTaken() {
    guard first == members.count || first >= 64 && first * 2 >= members.count else { return }
    members.removeFirst(first)
    first = 0
  }
}
