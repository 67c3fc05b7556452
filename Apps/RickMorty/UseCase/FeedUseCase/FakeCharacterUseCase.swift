#if DEBUG
  /// Answers from a script, and remembers who was asked for.
  public actor FakeCharacterUseCase: CharacterUseCaseProtocol {
    public typealias Answer = @Sendable (Int) async throws(FeedError) -> CharacterDetails?

    /// Everybody that was asked for, in order.
    public private(set) var calls: [Int] = []
    private var answer: Answer

    /// Unless said otherwise everybody is there.
    public init(
      answer: @escaping Answer = { id throws(FeedError) in
        CharacterDetails(character: .fixture(id: id, name: "Character \(id)"))
      }
    ) { self.answer = answer }

    public func setAnswer(_ answer: @escaping Answer) { self.answer = answer }

    public func execute(id: Int) async throws(FeedError) -> CharacterDetails? {
      calls.append(id)
      return try await answer(id)
    }
  }
#endif
