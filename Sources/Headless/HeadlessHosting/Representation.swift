/// The UIKit object of a representable view and its coordinator, kept across layout passes.
final class Representation<Product: AnyObject, Coordinator> {
    let coordinator: Coordinator
    private var product: Product?

    init(coordinator: Coordinator) {
        self.coordinator = coordinator
    }

    func product(make: () -> Product) -> Product {
        if let product { return product }
        let made = make()
        product = made
        return made
    }
}
