/* What .NET Core 3.1 demands of OpenSSL 1.1 and OpenSSL 3 lacks. Compilations call only the first function, for hashes. */
int EVP_MD_get_size(const void *digest);
int EVP_MD_size(const void *digest) { return EVP_MD_get_size(digest); }
void ERR_put_error(void) {}
void *SSL_get_peer_certificate(void) { return 0; }
