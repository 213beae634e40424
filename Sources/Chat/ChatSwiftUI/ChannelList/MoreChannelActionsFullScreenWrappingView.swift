import HeadlessSwiftUI

/// A view that an action on a channel presents on the whole screen, below a bar with a close button.
public struct MoreChannelActionsFullScreenWrappingView: View {
    @Injected(\.colors) private var colors
    @Injected(\.images) private var images

    private let presentedView: AnyView
    private let onDismiss: () -> Void

    public init(presentedView: AnyView, onDismiss: @escaping () -> Void) {
        self.presentedView = presentedView
        self.onDismiss = onDismiss
    }

    public var body: some View {
        NavigationView {
            presentedView
                .toolbar {
                    ToolbarItem(placement: .navigationBarLeading) {
                        Button(action: { onDismiss() }) {
                            Image(uiImage: images.close)
                                .customizable()
                                .frame(width: 16, height: 16)
                                .foregroundColor(colors.tintColor)
                        }
                    }
                }
                .navigationBarTitleDisplayMode(.inline)
        }
    }
}
