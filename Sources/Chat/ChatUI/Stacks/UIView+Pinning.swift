import HeadlessUIKit

extension UIView {
    /// Returns the view, ready to be laid out by constraints.
    var withoutAutoresizingMaskConstraints: Self {
        translatesAutoresizingMaskIntoConstraints = false
        return self
    }

    /// Adds `subview` so that it fills the view inside `insets`.
    func embed(_ subview: UIView, insets: NSDirectionalEdgeInsets = .zero) {
        addSubview(subview.withoutAutoresizingMaskConstraints)
        NSLayoutConstraint.activate([
            subview.leadingAnchor.pin(equalTo: leadingAnchor, constant: insets.leading),
            subview.trailingAnchor.pin(equalTo: trailingAnchor, constant: -insets.trailing),
            subview.topAnchor.pin(equalTo: topAnchor, constant: insets.top),
            subview.bottomAnchor.pin(equalTo: bottomAnchor, constant: -insets.bottom),
        ])
    }

    /// An anchor that views and layout guides have.
    enum SharedAnchor: CaseIterable {
        case leading, trailing, top, bottom, centerX, centerY, width, height

        /// The four edges.
        static let edges: [SharedAnchor] = [.leading, .trailing, .top, .bottom]
    }

    /// Makes the given anchors equal to those of `place`.
    func pin(anchors: [SharedAnchor] = SharedAnchor.edges, to place: some AnchorOwner) {
        NSLayoutConstraint.activate(
            anchors.map { anchor in
                switch anchor {
                case .leading: leadingAnchor.pin(equalTo: place.leadingAnchor)
                case .trailing: trailingAnchor.pin(equalTo: place.trailingAnchor)
                case .top: topAnchor.pin(equalTo: place.topAnchor)
                case .bottom: bottomAnchor.pin(equalTo: place.bottomAnchor)
                case .centerX: centerXAnchor.pin(equalTo: place.centerXAnchor)
                case .centerY: centerYAnchor.pin(equalTo: place.centerYAnchor)
                case .width: widthAnchor.pin(equalTo: place.widthAnchor)
                case .height: heightAnchor.pin(equalTo: place.heightAnchor)
                }
            })
    }

    /// Makes the view `height` points high, or as high as `texts`, a subview at its vertical center.
    func pinHeight(to height: CGFloat, growingFor texts: UIView) {
        let usual = heightAnchor.pin(equalToConstant: height)
        usual.priority = .streamLow
        NSLayoutConstraint.activate([
            usual, heightAnchor.pin(greaterThanOrEqualToConstant: height),
            texts.topAnchor.pin(greaterThanOrEqualTo: topAnchor),
        ])
    }

    /// Makes the given dimensions `constant` points long.
    func pin(anchors: [SharedAnchor], to constant: CGFloat) {
        if anchors.contains(.width) { widthAnchor.pin(equalToConstant: constant).isActive = true }
        if anchors.contains(.height) { heightAnchor.pin(equalToConstant: constant).isActive = true }
    }
}

/// An item with anchors: a view or a layout guide.
@MainActor
protocol AnchorOwner {
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var centerXAnchor: NSLayoutXAxisAnchor { get }
    var centerYAnchor: NSLayoutYAxisAnchor { get }
    var widthAnchor: NSLayoutDimension { get }
    var heightAnchor: NSLayoutDimension { get }
}

extension UIView: AnchorOwner {}
extension UILayoutGuide: AnchorOwner {}
