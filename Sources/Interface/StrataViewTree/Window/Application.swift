/// An app as its host knows it: a name, and a way to put its windows on a tree.
@MainActor public struct Application {
  public var name: String
  /// Puts the app's first window on a tree.
  public var mount: (Window) -> Void
  /// What a gallery shows of the app's parts.
  public var previews: () -> [ApplicationPreview]
  /// Makes a value of the app without a window, and returns it: for work that nobody watches.
  public var launch: () -> Any

  public init(
    name: String, mount: @escaping (Window) -> Void,
    previews: @escaping () -> [ApplicationPreview] = { [] }, launch: @escaping () -> Any = { () }
  ) {
    self.name = name
    self.mount = mount
    self.previews = previews
    self.launch = launch
  }
}

/// Where a host announces itself, so that neither an app nor a framework imports one.
public enum ApplicationHost {
  /// Runs an app until the process ends. Set before `main` by whatever host is linked.
  @MainActor public static var run: ((Application) -> Never)?
}
