/// A moderator whom the operator names, and the digest of the code that the operator gave them.
struct ModeratorCode: Equatable, Sendable {
    let name: String
    let digest: String
}
