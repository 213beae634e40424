/// The indices of a `ForEach`'s elements, for detecting duplicate identifiers.
///
/// A lazy container creates rows one by one, possibly repeatedly: only created rows are checked.
@MainActor
final class ElementPlaces<ID: Hashable> {
    private var places: [ID: Int] = [:]

    /// Records an element, and reports it if another one has the same identifier.
    func note(_ id: ID, at place: Int, in context: BuildContext) {
        guard let known = places.updateValue(place, forKey: id), known != place else { return }
        context.store.report(
            "\(context.componentName): ForEach has several elements with the identifier \(id); they share their states, "
                + "and a scroll view finds only the first.")
    }
}
