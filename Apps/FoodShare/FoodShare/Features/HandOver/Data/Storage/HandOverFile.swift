import Foundation

/// A hand-over as the embedded app stores it, with its listing.
struct HandOverFile: Codable, Sendable {
    var version = 1
    let id: String
    let taker: String
    let asked: Date
    var status: String
    var answerBy: Date?
    var chosen: PickupWindowFile?
    var ended: Date?
    var cancelledBy: String?
    var reason: String?
    /// The answers of giver and taker to the question whether the hand-over worked, by role.
    var answers: [String: String] = [:]
    var isClosed = false
    var messages: [HandOverMessageFile] = []
    /// The number of messages that each role has seen.
    var seen: [String: Int] = [:]
    /// The role that has not seen yet that the other one ended the hand-over; `nil` if there is none.
    var unseenEnd: String?
    /// The time that was agreed on before the last change; left out by earlier versions, as are the next two.
    var earlier: PickupWindowFile?
    /// The number of times that a pickup time was chosen or withdrawn.
    var timeChanges: Int?
    /// The role that has not seen yet that the other one changed the agreed pickup time; `nil` if there is none.
    var unseenTime: String?

    init(id: String = UUID().uuidString, taker: String, asked: Date, _ course: HandOverCourse) {
        self.id = id
        self.taker = taker
        self.asked = asked
        status = course.status.rawValue
        self.course = course
    }
}

struct HandOverMessageFile: Codable, Sendable {
    let by: String
    let text: String
    let at: Date
}

struct PickupWindowFile: Codable, Sendable {
    let start: Date
    let end: Date

    init(_ window: PickupWindow) {
        start = window.start
        end = window.end
    }

    var window: PickupWindow { PickupWindow(start: start, end: end) }
}

struct PickupTermsFile: Codable, Sendable {
    let answerHours: Int
    let note: String
    /// The address; left out by earlier versions.
    let address: String?
    let windows: [PickupWindowFile]

    init(_ terms: PickupTerms) {
        answerHours = terms.answerHours
        note = terms.note
        address = terms.address
        windows = terms.windows.map(PickupWindowFile.init)
    }

    var terms: PickupTerms {
        PickupTerms(answerHours: answerHours, note: note, address: address ?? "", windows: windows.map(\.window))
    }
}

extension HandOverFile {
    /// The course of the hand-over, without its people and messages. A state of a later version of the app
    /// counts as ended.
    var course: HandOverCourse {
        get {
            HandOverCourse(
                status: HandOverStatus(rawValue: status) ?? .cancelled, answerBy: answerBy, chosen: chosen?.window, endedAt: ended,
                cancelledBy: cancelledBy.flatMap(HandOverRole.init), reason: reason.flatMap(CancelReason.init), answers: outcomes,
                isClosed: isClosed, earlier: earlier?.window, timeChanges: timeChanges ?? 0)
        }
        set {
            noteEnd(by: newValue)
            noteTime(by: newValue)
            status = newValue.status.rawValue
            (answerBy, ended, isClosed) = (newValue.answerBy, newValue.endedAt, newValue.isClosed)
            (chosen, earlier) = (newValue.chosen.map(PickupWindowFile.init), newValue.earlier.map(PickupWindowFile.init))
            timeChanges = newValue.timeChanges == 0 ? nil : newValue.timeChanges
            (cancelledBy, reason) = (newValue.cancelledBy?.rawValue, newValue.reason?.rawValue)
            answers = Dictionary(uniqueKeysWithValues: newValue.answers.map { ($0.key.rawValue, $0.value.rawValue) })
        }
    }

    /// Notes who has to be told of an end. The giver does not know who waits in line, and so is not told who leaves it.
    private mutating func noteEnd(by new: HandOverCourse) {
        guard new.status == .cancelled, status != new.status.rawValue, let actor = new.cancelledBy else { return }
        let isKnown = actor == .giver || status != HandOverStatus.inLine.rawValue
        unseenEnd = isKnown ? actor.other.rawValue : nil
    }

    /// Notes who has to be told that the agreed pickup time is another one: the taker chooses, and the giver withdraws.
    private mutating func noteTime(by new: HandOverCourse) {
        guard new.timeChanges != timeChanges ?? 0, new.earlier != nil else { return }
        unseenTime = (new.chosen == nil ? HandOverRole.taker : .giver).rawValue
    }

    private var outcomes: [HandOverRole: HandOverOutcome] {
        var outcomes: [HandOverRole: HandOverOutcome] = [:]
        for (role, outcome) in answers {
            if let role = HandOverRole(rawValue: role) { outcomes[role] = HandOverOutcome(rawValue: outcome) }
        }
        return outcomes
    }

    /// Returns the messages as the giver or the taker sees them.
    func messages(for role: HandOverRole) -> [HandOverMessage] {
        messages.enumerated().map { number, message in
            HandOverMessage(id: number, isOwn: message.by == role.rawValue, text: message.text, sentAt: message.at)
        }
    }

    func unread(by role: HandOverRole) -> Int {
        messages.dropFirst(seen[role.rawValue] ?? 0).count { $0.by != role.rawValue }
    }

    mutating func read(by role: HandOverRole) {
        seen[role.rawValue] = messages.count
        if unseenEnd == role.rawValue { unseenEnd = nil }
        if unseenTime == role.rawValue { unseenTime = nil }
    }

    mutating func add(_ text: PlainText, by role: HandOverRole, at now: Date) throws(HandOverRefusal) {
        guard course.status.takesMessages, !isClosed else { throw .notNow }
        guard messages.count < HandOverMessage.most else { throw .full }
        messages.append(HandOverMessageFile(by: role.rawValue, text: text.text, at: now))
    }
}
