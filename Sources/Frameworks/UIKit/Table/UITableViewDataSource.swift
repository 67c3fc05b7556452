public import Foundation

/// Provides the sections, rows and cells of a table.
@MainActor @preconcurrency public protocol UITableViewDataSource: AnyObject {
  /// Returns the number of rows in a section.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The index of the section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row, usually by
  /// ``UITableView/dequeueReusableCell(withIdentifier:for:)``.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The position of the row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title above a section; `nil` by default.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The index of the section.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the text below a section; `nil` by default.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The index of the section.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Returns whether a swipe can delete a row; `false` by default.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The position of the row.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns whether a person can move a row; `false` by default.
  ///
  /// Partial: it is never called, as a person cannot move rows.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The position of the row.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Called when a person deletes a row, to change the data and the table.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - editingStyle: The change that the person makes: a deletion or an insertion.
  ///   - indexPath: The position of the row.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

/// Prepares data of rows that will soon be visible.
@MainActor @preconcurrency public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Called with rows that will soon be visible.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPaths: The positions of the rows.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called with rows that will not become visible after all.
  ///
  /// Partial: it is never called, since the browser does not report which rows a person no longer
  /// scrolls to.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPaths: The positions of the rows.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
