import DocumentationImages
import UIKit

/// A view of UIKit, in a light and in a dark interface.
enum OrderCard {
    static let section = PictureSection("Order cards") {
        PictureRow.lightAndDark("order-card", of: card)
    }

    private static let card = PictureScene.view(width: 320) {
        // Snippet card
        let card = OrderCardView()
        card.show(order: "Sourdough, two loaves", pickUp: "Saturday, 9:30")
        // End of snippet
        return card
    }
}

final class OrderCardView: UIView {
    private let orderLabel = UILabel()
    private let pickUpLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
        orderLabel.font = .preferredFont(forTextStyle: .headline)
        pickUpLabel.font = .preferredFont(forTextStyle: .subheadline)
        pickUpLabel.textColor = .secondaryLabel

        let labels = UIStackView(arrangedSubviews: [orderLabel, pickUpLabel])
        labels.axis = .vertical
        labels.spacing = 2
        let bag = UIImageView(image: UIImage(systemName: "bag.fill"))
        bag.tintColor = .systemBrown
        bag.setContentHuggingPriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [bag, labels])
        row.alignment = .center
        row.spacing = 14
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            row.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            row.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(order: String, pickUp: String) {
        orderLabel.text = order
        pickUpLabel.text = pickUp
    }
}
