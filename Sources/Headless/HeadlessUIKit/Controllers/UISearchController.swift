/// A search field in a bar, and the controller that shows the results.
open class UISearchController: UIViewController {
    /// The search field. A navigation bar shows it below its title.
    public let searchBar = UISearchBar()

    /// The controller that shows the results.
    public let searchResultsController: UIViewController?

    /// Kept and never called: nothing is typed.
    open weak var searchResultsUpdater: UISearchResultsUpdating?

    /// Kept and never read: there is no searching.
    open var obscuresBackgroundDuringPresentation = true
    /// Kept and never read: there is no searching.
    open var hidesNavigationBarDuringPresentation = true

    /// Creates a controller; if there is no results controller, the searched controller shows the results itself.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        // The field isn't being edited, so it shows its text without the clear button.
        searchBar.searchTextField.clearButtonMode = .whileEditing
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }
}

/// Receives changes of the search text.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
}
