import DocumentationImages

/// The pictures of the bakery's documentation.
@main
struct DocImages: DocumentationPictures {
    static let title = "Corner Bakery"

    static var pages: [PicturePage] {
        PicturePage("Orders", document: "Documentation/Orders.md") {
            OrderCard.section
            DeliveryBadge.section
            ReceiptBubble.section
        }
    }
}
