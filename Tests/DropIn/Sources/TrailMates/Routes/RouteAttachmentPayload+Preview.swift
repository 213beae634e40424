import StreamChatUI
import UIKit

extension RouteAttachmentPayload: AttachmentPreviewProvider {
    static let preferredAxis: NSLayoutConstraint.Axis = .vertical

    func previewView(components: Components) -> UIView {
        let view = RouteAttachmentView()
        view.content = self
        view.layer.borderWidth = 1
        view.layer.borderColor = UIColor.separator.cgColor
        return view
    }
}
