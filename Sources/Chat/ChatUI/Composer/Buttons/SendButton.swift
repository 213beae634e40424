import Frames
import HeadlessUIKit

/// Sends the message: an arrow that points up, or to the side while there is nothing to send.
open class SendButton: _Button, AppearanceProvider {
    override open var isEnabled: Bool { didSet { updateTint() } }

    override open func setUpAppearance() {
        super.setUpAppearance()

        setImage(appearance.images.sendArrow.turnedLeft, for: .normal)
        setImage(appearance.images.sendArrow, for: .disabled)
        updateTint()
    }

    private func updateTint() {
        tintColor = isEnabled ? nil : appearance.colorPalette.alternativeInactiveTint
    }
}

/// Ends the editing of a message.
open class ConfirmButton: _Button, AppearanceProvider {
    override open var isEnabled: Bool { didSet { updateTint() } }

    override open func setUpAppearance() {
        super.setUpAppearance()

        setImage(appearance.images.confirmCheckmark, for: .normal)
        updateTint()
    }

    private func updateTint() {
        tintColor = isEnabled ? nil : appearance.colorPalette.inactiveTint
    }
}

extension UIImage {
    /// The image turned by a quarter against the clock.
    fileprivate var turnedLeft: UIImage {
        let rect = CGRect(origin: .zero, size: size)
        let content = Frame.Content.image(ImageContent(reference: reference, destination: rect))
        let turned = Frame(
            rect: rect, transform: Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0), content: content)
        return UIImage(drawing: Frame(rect: rect, children: [turned])).withRenderingMode(renderingMode)
    }
}
