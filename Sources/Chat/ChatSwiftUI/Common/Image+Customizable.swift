import HeadlessSwiftUI

extension Image {
    /// The image as a template that fits its room.
    public func customizable() -> some View {
        renderingMode(.template).resizable().scaledToFit()
    }
}
