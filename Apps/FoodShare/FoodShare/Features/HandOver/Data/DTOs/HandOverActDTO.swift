import Foundation

/// The arguments of the project's function `act_on_food_handover`.
struct HandOverActDTO: Encodable, Sendable {
    let id: UUID
    let action: String
    var details: [String: String] = [:]

    private enum CodingKeys: String, CodingKey {
        case action, details
        case id = "handover_id"
    }

    init(_ action: HandOverAction, on id: UUID) {
        self.id = id
        switch action {
        case .accept: self.action = "accept"
        case .decline: self.action = "decline"
        case .choose(let window):
            self.action = "choose"
            let window = PickupWindowDTO(window)
            details = ["start": window.start, "end": window.end]
        case .cancel(let reason):
            self.action = "cancel"
            details = ["reason": reason.rawValue]
        case .takeBack(let reason):
            self.action = "cancel"
            details = ["reason": reason.rawValue, "offer": "takenBack"]
        case .answer(let outcome):
            self.action = "answer"
            details = ["outcome": outcome.rawValue]
        case .send(let text):
            self.action = "send"
            details = ["text": text.text]
        case .markRead: self.action = "markRead"
        case .block: self.action = "block"
        }
    }
}

/// The arguments of the project's function `set_food_item_terms`.
struct SetTermsDTO: Encodable, Sendable {
    let id: UUID
    let terms: PickupTermsDTO

    private enum CodingKeys: String, CodingKey {
        case terms
        case id = "item_id"
    }
}
