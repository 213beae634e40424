/// A search field in a bar, and the controller that shows what is found.
open class UISearchController: UIViewController {
    /// The field. A navigation bar shows it below its title.
    public let searchBar = UISearchBar()

    /// Shows what is found.
    public let searchResultsController: UIViewController?

    /// Kept and never called: nothing is typed.
    open weak var searchResultsUpdater: UISearchResultsUpdating?

    /// Kept and never read: there is no searching.
    open var obscuresBackgroundDuringPresentation = true
    /// Kept and never read: there is no searching.
    open var hidesNavigationBarDuringPresentation = true

    /// Creates a controller; without one for results, the searched controller shows them itself.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        // Nobody is searching while the picture is taken: the text is there, the cross that takes it away is not.
        searchBar.searchTextField.clearButtonMode = .whileEditing
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }
}

/// Is told when there is something to be searched for.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
}
