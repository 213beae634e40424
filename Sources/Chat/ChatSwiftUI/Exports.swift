// Tests of applications draw different configurations side by side.
@_exported import class ChatLook.ConfigurationScope
