import UIKit

/// A name in a rounded box.
public final class BadgeView: UIView {
    public init(name: String) {
        super.init(frame: .zero)
        backgroundColor = .systemIndigo
        layer.cornerRadius = 12
        let label = UILabel()
        label.text = name
        label.font = .preferredFont(forTextStyle: .headline)
        label.textColor = .white
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 6),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("There is no storyboard.") }
}

#Preview("Leia", traits: .sizeThatFitsLayout) {
    BadgeView(name: "Leia")
}
