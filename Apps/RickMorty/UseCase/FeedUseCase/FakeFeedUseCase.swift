#if DEBUG
  /// Answers pages from a script, and remembers what was asked.
  public actor FakeFeedUseCase: FeedUseCaseProtocol {
    public struct Call: Hashable, Sendable {
      public let query: FeedQuery
      public let page: Int

      public init(_ query: FeedQuery, page: Int) {
        self.query = query
        self.page = page
      }
    }

    public typealias Answer = @Sendable (Call) async throws(FeedError) -> FeedPage

    /// Everything that was asked, in order.
    public private(set) var calls: [Call] = []
    private var answer: Answer

    /// Unless said otherwise there are `pages` pages of 20.
    public init(pages: Int = 3) {
      answer = { call throws(FeedError) in .fixture(call.page, of: pages) }
    }

    public init(answer: @escaping Answer) { self.answer = answer }

    public func setAnswer(_ answer: @escaping Answer) { self.answer = answer }

    public func execute(_ query: FeedQuery, page: Int) async throws(FeedError) -> FeedPage {
      let call = Call(query, page: page)
      calls.append(call)
      return try await answer(call)
    }
  }

  extension FeedPage {
    /// A page of twenty, numbered on from the one before.
    public static func fixture(_ page: Int, of pages: Int = 3) -> FeedPage {
      let ids = (page - 1) * 20 + 1...page * 20
      return FeedPage(
        characters: ids.map { .fixture(id: $0, name: "Character \($0)") }, hasMore: page < pages)
    }
  }
#endif
