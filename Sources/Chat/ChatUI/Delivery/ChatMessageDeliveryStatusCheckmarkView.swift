import ChatModels
import HeadlessUIKit

/// A delivery status as a clock, a check mark, two check marks or an exclamation mark.
open class ChatMessageDeliveryStatusCheckmarkView: _View, AppearanceProvider {
    /// The delivery status of a message.
    public struct Content {
        /// The delivery status, or `nil` for no icon.
        public var deliveryStatus: MessageDeliveryStatus?

        public init(deliveryStatus: MessageDeliveryStatus?) {
            self.deliveryStatus = deliveryStatus
        }
    }

    /// The delivery status.
    open var content: Content? {
        didSet { updateContentIfNeeded() }
    }

    /// The icon.
    open private(set) lazy var imageView = UIImageView()

    override open func setUpLayout() {
        super.setUpLayout()

        imageView.contentMode = .scaleAspectFit
        embed(imageView)
    }

    override open func updateContent() {
        super.updateContent()

        imageView.image = image
        imageView.tintColor = tint
    }

    private var image: UIImage? {
        let images = appearance.images
        return switch content?.deliveryStatus {
        case .pending: images.messageDeliveryStatusSending
        case .sent: images.messageDeliveryStatusSent
        case .read: images.messageDeliveryStatusRead
        case .failed: images.messageDeliveryStatusFailed
        case nil: nil
        }
    }

    private var tint: UIColor? {
        let palette = appearance.colorPalette
        return switch content?.deliveryStatus {
        case .pending, .sent: palette.textLowEmphasis
        case .read: palette.accentPrimary
        case .failed: palette.alert
        case nil: nil
        }
    }
}
