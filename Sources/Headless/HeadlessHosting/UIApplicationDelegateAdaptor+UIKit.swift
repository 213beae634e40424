import HeadlessSwiftUI
import HeadlessUIKit

extension UIApplicationDelegateAdaptor where DelegateType: UIApplicationDelegate {
    /// Makes the delegate by its class, and tells it that the launch is finished.
    public nonisolated init(_ delegateType: DelegateType.Type = DelegateType.self) {
        self.init(launching: { delegate in
            _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
            _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
        })
    }
}
