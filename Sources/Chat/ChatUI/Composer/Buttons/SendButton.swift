import Frames
import HeadlessUIKit

/// The button that sends the message: an arrow that points up, or to the side while there is nothing to send.
open class SendButton: _Button, AppearanceProvider {
    override open func setUpAppearance() {
        super.setUpAppearance()

        setImage(appearance.images.sendArrow.turnedLeft, for: .normal)
        setImage(appearance.images.sendArrow, for: .disabled, in: appearance.colorPalette.alternativeInactiveTint)
    }
}

/// The button that finishes editing a message.
open class ConfirmButton: _Button, AppearanceProvider {
    override open func setUpAppearance() {
        super.setUpAppearance()

        setImage(appearance.images.confirmCheckmark, for: .normal)
        setImage(appearance.images.confirmCheckmark, for: .disabled, in: appearance.colorPalette.inactiveTint)
    }
}

extension UIButton {
    /// Sets an image with its own color, so that the button's tint color stays available to an app.
    fileprivate func setImage(_ image: UIImage, for state: UIControl.State, in color: UIColor) {
        setImage(image.withTintColor(color, renderingMode: .alwaysOriginal), for: state)
    }
}

extension UIImage {
    /// The image rotated counterclockwise by 90°.
    fileprivate var turnedLeft: UIImage {
        let rect = CGRect(origin: .zero, size: size)
        let content = Frame.Content.image(ImageContent(reference: reference, destination: rect))
        let turned = Frame(
            rect: rect, transform: Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0), content: content)
        return UIImage(drawing: Frame(rect: rect, children: [turned])).withRenderingMode(renderingMode)
    }
}
