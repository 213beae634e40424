/// Receives the events of a search bar.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: ObjectiveCProtocol {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Never called: nothing is typed.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Never called: nothing is typed.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Never called: there are no touches.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Never called: there are no touches.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Never called: there are no touches.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// Never called: there are no touches.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    /// Never called: there are no touches.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
