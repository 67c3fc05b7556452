extension UIViewController: UITraitEnvironment {}

extension UIViewController: ViewOwner {}

extension UIViewController: MemoryListener {}
