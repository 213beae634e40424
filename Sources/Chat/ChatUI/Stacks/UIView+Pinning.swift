import HeadlessUIKit

extension UIView {
    /// Returns the view, ready to be placed by constraints alone.
    var withoutAutoresizingMaskConstraints: Self {
        translatesAutoresizingMaskIntoConstraints = false
        return self
    }

    /// Adds `subview` so that it fills the view but for `insets`.
    func embed(_ subview: UIView, insets: NSDirectionalEdgeInsets = .zero) {
        addSubview(subview.withoutAutoresizingMaskConstraints)
        NSLayoutConstraint.activate([
            subview.leadingAnchor.pin(equalTo: leadingAnchor, constant: insets.leading),
            subview.trailingAnchor.pin(equalTo: trailingAnchor, constant: -insets.trailing),
            subview.topAnchor.pin(equalTo: topAnchor, constant: insets.top),
            subview.bottomAnchor.pin(equalTo: bottomAnchor, constant: -insets.bottom),
        ])
    }

    /// An anchor that two views, or a view and a layout guide, may share.
    enum SharedAnchor: CaseIterable {
        case leading, trailing, top, bottom, centerX, centerY, width, height

        /// The four edges.
        static let edges: [SharedAnchor] = [.leading, .trailing, .top, .bottom]
    }

    /// Makes the named anchors equal to those of `view`.
    func pin(anchors: [SharedAnchor] = SharedAnchor.edges, to view: UIView) {
        NSLayoutConstraint.activate(
            anchors.map { anchor in
                switch anchor {
                case .leading: leadingAnchor.pin(equalTo: view.leadingAnchor)
                case .trailing: trailingAnchor.pin(equalTo: view.trailingAnchor)
                case .top: topAnchor.pin(equalTo: view.topAnchor)
                case .bottom: bottomAnchor.pin(equalTo: view.bottomAnchor)
                case .centerX: centerXAnchor.pin(equalTo: view.centerXAnchor)
                case .centerY: centerYAnchor.pin(equalTo: view.centerYAnchor)
                case .width: widthAnchor.pin(equalTo: view.widthAnchor)
                case .height: heightAnchor.pin(equalTo: view.heightAnchor)
                }
            })
    }

    /// Makes the named anchors equal to those of `guide`.
    func pin(anchors: [SharedAnchor] = SharedAnchor.edges, to guide: UILayoutGuide) {
        NSLayoutConstraint.activate(
            anchors.map { anchor in
                switch anchor {
                case .leading: leadingAnchor.pin(equalTo: guide.leadingAnchor)
                case .trailing: trailingAnchor.pin(equalTo: guide.trailingAnchor)
                case .top: topAnchor.pin(equalTo: guide.topAnchor)
                case .bottom: bottomAnchor.pin(equalTo: guide.bottomAnchor)
                case .centerX: centerXAnchor.pin(equalTo: guide.centerXAnchor)
                case .centerY: centerYAnchor.pin(equalTo: guide.centerYAnchor)
                case .width: widthAnchor.pin(equalTo: guide.widthAnchor)
                case .height: heightAnchor.pin(equalTo: guide.heightAnchor)
                }
            })
    }

    /// Makes the named dimensions `constant` points long.
    func pin(anchors: [SharedAnchor], to constant: CGFloat) {
        if anchors.contains(.width) { widthAnchor.pin(equalToConstant: constant).isActive = true }
        if anchors.contains(.height) { heightAnchor.pin(equalToConstant: constant).isActive = true }
    }
}
