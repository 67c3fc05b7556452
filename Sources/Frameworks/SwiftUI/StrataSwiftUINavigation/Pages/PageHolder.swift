@MainActor final class PageHolder {
  lazy var page = PageModel()

  nonisolated init() {}
}
