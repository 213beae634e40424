/// The name for reusing the views of a registration.
@MainActor
private enum RegistrationName {
    private static var count = 0

    static func next() -> String {
        count += 1
        return "registration \(count)"
    }
}

extension UICollectionView {
    /// The creation and configuration of cells of a class.
    @MainActor @preconcurrency
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identifier = RegistrationName.next()
        let handler: Handler

        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// The creation and configuration of supplementary views of a class.
    @MainActor @preconcurrency
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler =
            (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        let identifier = RegistrationName.next()
        let elementKind: String
        let handler: Handler

        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// Returns a reused cell or a new one, configured for an item.
    public final func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        if !cellPool.isRegistered(registration.identifier) {
            cellPool.register(registration.identifier, Self.factory(Cell.self, registration.identifier))
        }
        let view = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
        guard let cell = view as? Cell else {
            preconditionFailure("Expected a cell of the class \(Cell.self), but created a \(type(of: view))")
        }
        (cell as? UICollectionViewListCell)?.expectPosition(
            collectionViewLayout.layoutAttributesForItem(at: indexPath)?.listPosition)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a supplementary view, configured for its section.
    public final func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let name = Self.supplementaryName(registration.elementKind, registration.identifier)
        if !supplementaryPool.isRegistered(name) {
            supplementaryPool.register(name, Self.factory(Supplementary.self, registration.identifier))
        }
        let view = dequeueReusableSupplementaryView(
            ofKind: registration.elementKind, withReuseIdentifier: registration.identifier, for: indexPath)
        guard let view = view as? Supplementary else {
            preconditionFailure("Expected a view of the class \(Supplementary.self), but created a \(type(of: view))")
        }
        let attributes = collectionViewLayout.layoutAttributesForSupplementaryView(
            ofKind: registration.elementKind, at: indexPath)
        (view as? UICollectionViewListCell)?.expectPosition(attributes?.listPosition)
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }
}
