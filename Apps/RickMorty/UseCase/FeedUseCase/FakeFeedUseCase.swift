#if DEBUG
  /// A use case for tests, which answers from a closure and records the calls.
  public actor FakeFeedUseCase: FeedUseCaseProtocol {
    /// A call of the use case.
    public struct Call: Hashable, Sendable {
      /// The requested query.
      public let query: FeedQuery
      /// The requested page, which counts from 1.
      public let page: Int

      /// Creates a recorded call.
      public init(_ query: FeedQuery, page: Int) {
        self.query = query
        self.page = page
      }
    }

    /// The closure that returns the page of a call.
    public typealias Answer = @Sendable (Call) async throws(FeedError) -> FeedPage

    /// The calls so far, in order.
    public private(set) var calls: [Call] = []
    private var answer: Answer

    /// Creates a use case that answers with `pages` pages of 20 characters.
    public init(pages: Int = 3) {
      answer = { call throws(FeedError) in .fixture(call.page, of: pages) }
    }

    /// Creates a use case that answers with `answer`.
    public init(answer: @escaping Answer) { self.answer = answer }

    /// Replaces the answer to further calls.
    public func setAnswer(_ answer: @escaping Answer) { self.answer = answer }

    public func execute(_ query: FeedQuery, page: Int) async throws(FeedError) -> FeedPage {
      let call = Call(query, page: page)
      calls.append(call)
      return try await answer(call)
    }
  }

  extension FeedPage {
    /// Returns a page of 20 characters, numbered on from the previous page.
    public static func fixture(_ page: Int, of pages: Int = 3) -> FeedPage {
      let ids = (page - 1) * 20 + 1...page * 20
      return FeedPage(
        characters: ids.map { .fixture(id: $0, name: "Character \($0)") }, hasMore: page < pages)
    }
  }
#endif
