import HeadlessUIKit

/// Samples of one kind in one picture: rows of views, each above its caption.
@MainActor
final class Sheet: UIView {
    private let rows = UIStackView()

    init(_ title: String, width: CGFloat = 390) {
        super.init(frame: CGRect(x: 0, y: 0, width: width, height: 0))
        backgroundColor = .systemBackground
        rows.axis = .vertical
        rows.alignment = .leading
        rows.spacing = 16
        rows.translatesAutoresizingMaskIntoConstraints = false
        addSubview(rows)
        NSLayoutConstraint.activate([
            rows.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            rows.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            rows.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            rows.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
            widthAnchor.constraint(equalToConstant: width),
        ])
        let label = UILabel()
        label.text = title
        label.font = .systemFont(ofSize: 17, weight: .bold)
        rows.addArrangedSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// Adds a row of samples, from leading to trailing.
    func add(_ samples: [(caption: String, view: UIView)], spacing: CGFloat = 16) {
        let row = UIStackView(arrangedSubviews: samples.map { Self.captioned($0.view, $0.caption) })
        row.alignment = .bottom
        row.spacing = spacing
        rows.addArrangedSubview(row)
    }

    /// Adds a row of one sample; `size` is that of a view without an intrinsic size.
    func add(_ caption: String, _ view: UIView, size: CGSize? = nil) {
        if let size { Self.fix(view, size) }
        add([(caption, view)])
    }

    /// Adds a row of one sample without a caption.
    func add(_ view: UIView) { rows.addArrangedSubview(view) }

    /// Gives a view a size by constraints.
    static func fix(_ view: UIView, _ size: CGSize) {
        view.translatesAutoresizingMaskIntoConstraints = false
        view.widthAnchor.constraint(equalToConstant: size.width).isActive = true
        view.heightAnchor.constraint(equalToConstant: size.height).isActive = true
    }

    private static func captioned(_ view: UIView, _ caption: String) -> UIView {
        let label = UILabel()
        label.text = caption
        label.font = .systemFont(ofSize: 9)
        label.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [view, label])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 4
        return stack
    }
}
