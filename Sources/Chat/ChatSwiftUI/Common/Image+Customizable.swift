import HeadlessSwiftUI

extension Image {
    /// The image as a template that fits the available space.
    public func customizable() -> some View {
        renderingMode(.template).resizable().scaledToFit()
    }
}
