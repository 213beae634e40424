/// The places of a `ForEach`'s elements, in order to find identifiers that several of them have.
///
/// A lazy container makes rows one by one, and may make one again: only those that are made are looked at.
@MainActor
final class ElementPlaces<ID: Hashable> {
    private var places: [ID: Int] = [:]

    /// Notes an element, and tells of it if another one has its identifier.
    func note(_ id: ID, at place: Int, in context: BuildContext) {
        guard let known = places.updateValue(place, forKey: id), known != place else { return }
        context.store.report(
            "\(context.componentName): ForEach has several elements with the identifier \(id); they share their states, "
                + "and a scroll view finds only the first.")
    }
}
