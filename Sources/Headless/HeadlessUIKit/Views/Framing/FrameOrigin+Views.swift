import Frames

extension Frame.Origin {
    /// Creates the origin of a view's frame, such as `ChatMessageBubbleView#bubbleView`.
    @MainActor
    init(of view: UIView) {
        let name = view.frameName
        let identifier = view.accessibilityIdentifier
        self.init(
            type: name, identifier: identifier == name ? nil : identifier,
            maker: ViewClass(of: view).isKit ? .uiKit : .component)
    }

    /// Creates the origin of the frame of a layer that isn't a view's.
    @MainActor
    package init(of layer: CALayer) {
        guard let name = layer.name else {
            self.init(type: String(describing: Swift.type(of: layer)), maker: .uiKit)
            return
        }
        self.init(name: name)
    }
}
