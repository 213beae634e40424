/// All Swift code of the pages.
///
/// It equals the output of `MESSAGESHOT_DOCS=folder swift test --filter SnippetTests` for the pages themselves.
enum PageSnippets {
    static let all = [message, workingWithMessageListLayout, customizingComponents, messageListView].flatMap { page in
        page.snippets.map { PageSnippet(page.title, $0.heading, $0.number, $0.digest) }
    }

    private typealias Page = (title: String, snippets: [(heading: String, number: Int, digest: String)])

    private static let message: Page = (
        "Message",
        [
            ("Changing the Bubble View", 1, "1b8f6a056860daea97161975670ad1b6e6e1a2cb23901f73013b4f23d5e32fa6"),
            ("Changing the Bubble View", 2, "91abedc4e7abf2c34544fc3a81c0b4fa8a9a00b9b701ff45984a8ae7fbaf47e4"),
            ("Simple Layout Changes", 3, "0073a36f3d5ca34ec04958d731f2424f423c29bcb944aaddd1a5b449cbb87e2b"),
            ("Simple Layout Changes", 4, "09d803320e3addf860229418845cace7aa32c87fc573e11972b64393dbeae514"),
            ("Decoration Views", 5, "cc13480b8d377eec0c84be5f4285bb00173955e7217f8d03bfe1752934b31a2b"),
            ("Date Separators", 6, "f38be695c51572fcb98290e502f8169d5124453122d1fcf8b0649fa3e64e6bf8"),
            ("Date Separators", 7, "df9c85b24e56b7d402f7831c78d918db5ac2f76894b883c9a2dcebcc59be3bd4"),
            ("Date Separators", 8, "ee4b3efba54db3581834399f4440266c44f488d90e0934ad7dd54d000e39151d"),
            ("Thread Replies Counter", 9, "8109cbac365ec859cc542e8d1e560411b78a43f7bf5dd3a951f85cb3cad2e6eb"),
            ("Thread Replies Counter", 10, "e0b0b4d655e0ad3556fde847bd868934e474c2bd701dc2cf54a746af650fd19b"),
            (
                "Restructuring the Message Layout", 11,
                "ca22963612f3522f31c7da0eb149bf595f9ca6d444fb43759bb10299418bcdc1"
            ),
            (
                "Restructuring the Message Layout", 12,
                "9eefc998ae8522cfa0e8af2a89784c9c583878b5032063885cf855ea15cbe5ac"
            ),
            (
                "Restructuring the Message Layout", 13,
                "67caceff5f84998c4d7803bc83f43458147c49dec054ed29760bb5dced506ed3"
            ),
            (
                "Adding new Views and Functionality", 14,
                "848f494b69bdfe9c31e71f72a26305b5ffa158aa8da894ed5eba7c8935423242"
            ),
            (
                "Adding new Views and Functionality", 15,
                "1292f416b6743dac60b34c2e42648f072d64f5955d03dc5d3b9e48076615c6a2"
            ),
            (
                "Adding new Views and Functionality", 16,
                "767dbb909c744deaec3dc605a281294d07dbbf47991330251cbe73fdbfebdb7a"
            ),
            (
                "Adding new Views and Functionality", 17,
                "9db209d7bccda8d24768c539505f4932b43c6d338fe4b618e21cf51a83f3a210"
            ),
            (
                "Adding new Views and Functionality", 18,
                "c476b2f20802cf78814bc2b1cb054fac02fbdade40a1e5dfd3a97356085bdabc"
            ),
        ]
    )

    private static let workingWithMessageListLayout: Page = (
        "Working with MessageList Layout",
        [
            ("Left-aligning all messages", 1, "191d7b998c7e6e2284b65c77bb725bd313143ea522b9237dd6c54df9aa94a181"),
            ("Left-aligning all messages", 2, "d4b709676ea2cf6c47fc3b214c7f866b57cdfd39e9eba8e298b945b7355e0d4f"),
            ("Hiding bubbles", 3, "f095a635a797abec8996b42178f192fbe02182f1812dad2252acb71758490747"),
            ("Hiding bubbles", 4, "d084cd70ad2a2883da0335fb70e984ed2c5e1b2fef1754502078f509c4a8cd25"),
            ("Disabling grouping of messages", 5, "4ecee696cddd2020afbd6f2dc41af6514064dae66871bc4ae7d5ef344bcea3c0"),
            ("Square avatars", 6, "6b7a9ad77ee757d736378dedd951957134e00b1efa28a2a62b072fa71cad438b"),
            ("Square avatars", 7, "765d1f900998d0e3ad507a62b0b9889e9fadfe64d3e92e7a75102241d685a308"),
            ("Let's achieve this layout:", 8, "d0676b99b2180f78e48dba85e4e759d73d5922ca987c1d6ad9166b52fbd9a20b"),
            ("Let's achieve this layout:", 9, "90ad75711d717a8eb1f9aded783e8acdb9d38a09f7369d9a145a32a20c677af4"),
            ("Let's achieve this layout:", 10, "994b23907481f152986732c42223bfb1d8096c277673440a41a52ac67dfdcae2"),
        ]
    )

    private static let customizingComponents: Page = (
        "Customizing Components",
        [
            ("The Components object", 1, "3d1435f76be5a30d72e6d5916cadad6a4dd182764d7aedf44e6f5be4a1fad630"),
            ("Components Lifecycle Methods", 2, "f713572e435858fd54a61aab6b9fcb00348de2f34fa1d651ae2e2e51482aa880"),
            ("Customizing the appearance", 3, "c271961d3166f16c17ead87aea15098c89d4ad365821a2aed6ebf50eb1738767"),
            ("Customizing the appearance", 4, "949f9c85ac7f7d4fd5824bae7f9a1af240ce6ef74d6d089260c1cad6b12ee0e6"),
            (
                "Applying changes to only one view", 5,
                "140d3488cc5e7c4e6c8844c609d8f7cc41b230dde82a0e0fac77f2ff46148cc5"
            ),
            (
                "Applying changes to only one view", 6,
                "e9ae18fb29b1e62896ba0d0b3beff52eac83722a442756c301da16488419a675"
            ),
            ("Customizing the layout", 7, "18377ab176c4ade884b068b607edb39fd573fecd84218fbb6b5cf41c3a1df02c"),
            ("Customizing the layout", 8, "87a414cbff4c067f7312253da81518442d4250f8ff101720bb91ed5118810297"),
            ("UIView.width and UIView.height", 9, "1adf6594bde2d77d0005af4daf411cbc547f0144a69b7f5372cddcc76da8d498"),
            ("UIStackView.views", 10, "4b9e8d248e05da2fd38e6a8b642da2d1a09f4445629b856fa71354d5fdc9b7eb"),
            ("UIStackView.padding", 11, "4c8a02e48e2902dca9e623bb6f3868b7441a12cdca405f59a270800014ffd160"),
            ("UIStackView.padding", 12, "22320512c7ea5a70e75b44991a57e1380761504d52a7e0636fe4209775f364bd"),
            ("UIStackView.embed", 13, "c1e962ab7c87f21b21ddf9789a3948cd4716d0b5c3f2648f67641f5802914384"),
            ("Example", 14, "08c3a7d20c40ea095d26a4668b65c40a4403178e2030aa6f53ce7a167062dc84"),
        ]
    )

    private static let messageListView: Page = (
        "Message List View",
        [
            ("Message List Configuration", 1, "8450592f8711044632c5a0250a5158e78af2f1eaf080066d99d9cd9fc52f2b4e"),
            ("Message List Configuration", 2, "a15c4862a12f7eb178f9f81a03730e4b1f3f96b943652e306c96b9ea69b93e1c"),
            ("Message List Configuration", 3, "ef40caa19c6d77cd2b468529b6727412008f1f82356964c0d7c8c16a34b1f599"),
            ("Date Indicators", 4, "f1e87e05946518a9e5c9410bcce201c5f6df5c63a68c5f4739cc6730a2d02831"),
            ("Date Indicators", 5, "21b88a110f2bd940ce1917626885425b0b8e08ab864d9932063f27f17db5590e"),
            ("Message List Background", 6, "ff376d8cc02afca7a6c16ef466a5021c46f6b2a88553520f55d2daf9facef164"),
            ("Message List Background", 7, "d6e81bca80cf5ac4366294a6d80de36235722a95902fcde9c2ed297bd3cf04bc"),
            ("Applying Custom Modifier", 8, "67aa39caa11e66f42c52a409ae2aaaf90a1d8fe31ba78e4dbdd323f1de0275f5"),
            ("Applying Custom Modifier", 9, "2c9a6c47ede726a438c6c3b9ac9a952a4f2c9433736b0a5fd91b68e628568a8b"),
            ("Custom Message Container View", 10, "01b04a43e6d9e696148fd7e74d0bf62e7c015d2edb63cd4f2e9ff2a637358cb2"),
            ("System Messages", 11, "3046abf7047d9fbccc1238da776347eab9be1564bf07bd610beb8fa6eb4ecb25"),
            ("Author and Date View", 12, "af38b750fbf5e1127379ccaa977a95710e48ca1b83a632ca1df8fa36dd8b7ea4"),
            ("Author and Date View", 13, "e35875ada6610216a40bab2e978f7e61dd977e2cc9a71226514d5a8ef87569d2"),
            ("Author and Date View", 14, "f266ad02fc39ecd906a2e7aeccb5ed5ab493172664de4aa472294ea9a7bf4030"),
            ("Author and Date View", 15, "71bf77df21c9891ecbb0b8327a2248803c5080fa085b72115d3f68303ad52ca8"),
            ("No Messages View", 16, "da0a3af2eb89a50d6a1a33384e024ee2a7890b8f2ef72c789489d7d66d10bd83"),
            ("No Messages View", 17, "c15a9c964d3f62f8e86e87e29b5e80d12588e1bd7ab76c7765d88e6d9a05e728"),
            (
                "Minimum Swipe Gesture Distance For Replying to Messages", 18,
                "1e341b62a825626dee48386439b02671f29933abdb24e48ce824cf4a3e401444"
            ),
        ]
    )
}
