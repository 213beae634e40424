import HeadlessUIKit

extension UIViewController {
    /// Embeds a list of messages above a composer, which extends to the bottom edge.
    ///
    /// - Returns: The constraint between the composer and the bottom edge.
    func embed(_ list: UIViewController, above composer: UIViewController) -> NSLayoutConstraint {
        for child in [list, composer] {
            addChild(child)
            view.addSubview(child.view.withoutAutoresizingMaskConstraints)
            child.didMove(toParent: self)
        }
        let safeArea = view.safeAreaLayoutGuide
        let bottom = composer.view.bottomAnchor.pin(equalTo: view.bottomAnchor)
        composer.view.setContentHuggingPriority(.streamLow, for: .vertical)
        NSLayoutConstraint.activate([
            list.view.topAnchor.pin(equalTo: safeArea.topAnchor),
            list.view.leadingAnchor.pin(equalTo: safeArea.leadingAnchor),
            list.view.trailingAnchor.pin(equalTo: safeArea.trailingAnchor),
            composer.view.topAnchor.pin(equalTo: list.view.bottomAnchor),
            composer.view.leadingAnchor.pin(equalTo: view.leadingAnchor),
            composer.view.trailingAnchor.pin(equalTo: view.trailingAnchor),
            // The list fills the space above the composer.
            composer.view.heightAnchor.constraint(equalToConstant: 0).with(priority: .lowest),
            bottom,
        ])
        return bottom
    }
}
