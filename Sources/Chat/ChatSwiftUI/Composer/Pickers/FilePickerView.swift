import Foundation
import HeadlessSwiftUI

/// The system's document picker, which runs in another process: it is blank in a still.
public struct FilePickerView: View {
    @Binding private var fileURLs: [URL]

    public init(fileURLs: Binding<[URL]>) {
        _fileURLs = fileURLs
    }

    public var body: some View {
        Color(.systemBackground)
            .accessibilityIdentifier("FilePickerView")
    }
}
