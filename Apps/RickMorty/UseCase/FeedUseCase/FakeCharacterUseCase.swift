#if DEBUG
  /// A use case for tests, which answers from a closure and records the calls.
  public actor FakeCharacterUseCase: CharacterUseCaseProtocol {
    /// Returns the character with a number; `nil` if there is none.
    public typealias Answer = @Sendable (Int) async throws(FeedError) -> CharacterDetails?

    /// The requested numbers, in order.
    public private(set) var calls: [Int] = []
    private var answer: Answer

    /// Creates a use case; by default every number has a character.
    public init(
      answer: @escaping Answer = { id throws(FeedError) in
        CharacterDetails(character: .fixture(id: id, name: "Character \(id)"))
      }
    ) { self.answer = answer }

    /// Replaces the answer to further calls.
    public func setAnswer(_ answer: @escaping Answer) { self.answer = answer }

    public func execute(id: Int) async throws(FeedError) -> CharacterDetails? {
      calls.append(id)
      return try await answer(id)
    }
  }
#endif
