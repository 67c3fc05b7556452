/// An app as its host knows it: a name, and a closure that mounts its windows on a tree.
@MainActor public struct Application {
  /// The app's name.
  public var name: String
  /// Mounts the app's first window on a tree.
  public var mount: (Window) -> Void
  /// Returns the app's previews.
  public var previews: () -> [ApplicationPreview]
  /// Creates a value of the app without a window, and returns it: for background work.
  public var launch: () -> Any

  /// Creates an app as its host knows it.
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

/// The registration of a host, so that neither an app nor a framework imports one.
public enum ApplicationHost {
  /// A closure that runs an app until the process ends. The linked host sets it before `main` runs.
  @MainActor public static var run: ((Application) -> Never)?
}
